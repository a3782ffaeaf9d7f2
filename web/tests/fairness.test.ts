// Seals and rolls: the same as the server's (the example of docs/protocol.md), and nothing that cannot be.

import { describe, expect, it } from "vitest";
import { rollOf, sealOf, wellFormed } from "../src/fairness/lines";
import { plainSha256, sha256 } from "../src/fairness/sha256";

const bytes = (text: string) => new TextEncoder().encode(text);

describe("the shuffle", () => {
  it("hashes as the browser does, without its help", async () => {
    for (const text of ["", "abc", "x".repeat(55), "y".repeat(64), "z".repeat(1000)])
      expect(plainSha256(bytes(text))).toEqual(await sha256(bytes(text)));
  });

  it("binds a seal to table, seat and line", async () => {
    const seal = await sealOf("c", 1, "line");
    expect(seal).toMatch(/^[0-9a-f]{64}$/);
    expect(await sealOf("c", 2, "line")).not.toBe(seal);
    expect(await rollOf("c", ["person"], [seal])).not.toBe(await rollOf("c", ["bot"], [seal]));
  });

  it("refuses seals that could hold other rows", () => {
    const hash = "a".repeat(64);
    expect(wellFormed(hash, ["person", "bot"], [hash, null])).toBe(true);
    expect(wellFormed(hash, ["person", "bot"], [`${hash}\n1 bot -`, null])).toBe(false);
    expect(wellFormed(hash, ["person", "empty"], [hash, null])).toBe(false);
  });
});
