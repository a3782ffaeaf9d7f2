// Which sums some of these bills can make: no change is given.

export function reachable(values: number[]): boolean[] {
  const whole = values.reduce((all, value) => all + value, 0);
  const can = Array<boolean>(whole + 1).fill(false);
  can[0] = true;
  for (const value of values) {
    for (let total = whole; total >= value; total--) if (can[total - value]) can[total] = true;
  }
  return can;
}
