// Seals and rolls: the same as the server's (the example of docs/protocol.md), and nothing that cannot be.

import { createHmac } from "node:crypto";
import { afterEach, describe, expect, it, vi } from "vitest";
import { Broken, open, rollOf, sealOf, wellFormed } from "../src/fairness/lines";
import { keep } from "../src/fairness/notes";
import { hmac, plainHmac, plainSha256, sha256 } from "../src/fairness/sha256";
import type { Meta } from "../src/wire/messages";

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

  it("signs as others do, with and without the browser's help", async () => {
    for (const length of [0, 1, 55, 64, 119, 1000]) {
      const data = Uint8Array.from({ length }, (_, n) => (n * 7) % 256);
      const key = Uint8Array.from({ length: 1 + (length % 100) }, (_, n) => n);
      const due = Uint8Array.from(createHmac("sha256", key).update(data).digest());
      expect(plainHmac(key, data)).toEqual(due);
      expect(await (await hmac(key))(data)).toEqual(due);
    }
  });
});

describe("a line stays sealed", () => {
  const commitment = "c".repeat(64);
  const own = "d".repeat(64);

  async function tried(seal: string | null, kind: string): Promise<[boolean, string[]]> {
    const sent: string[] = [];
    vi.stubGlobal("fetch", async (path: string) => {
      sent.push(path);
      return new Response("{}");
    });
    keep("odd", { commitment, lines: { [own]: "my line" } });
    const kinds = ["person", kind];
    const seals = [own, seal];
    const roll = await rollOf(commitment, kinds, seals);
    const seats = kinds.map((one, seat) => ({ seat, kind: one, name: "" }));
    const meta = { id: "odd", commitment, seats, seals, roll, you: 0 } as unknown as Meta;
    const opened = await open(meta).then(
      () => true,
      (error: unknown) => {
        expect(error).toBeInstanceOf(Broken);
        return false;
      },
    );
    return [opened, sent];
  }
  afterEach(() => vi.unstubAllGlobals());

  it("where a seal is none: one roll could stand for many sets of such seals", async () => {
    for (const [seal, kind] of [
      [`a\n2 person ${own}`, "person"],
      ["", "person"],
      [null, "x"],
    ] as const)
      expect(await tried(seal, kind)).toEqual([false, []]);
  });

  it("and is opened where all is well", async () => {
    expect(await tried("0".repeat(64), "person")).toEqual([true, ["/api/tables/odd/line"]]);
  });
});
