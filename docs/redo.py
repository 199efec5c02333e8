#!/usr/bin/env python3
"""Redoes published draws: python3 redo.py RECORD.json ... Needs nothing but Python's standard library."""
import hashlib, hmac, json, sys

sha = lambda text: hashlib.sha256(text.encode()).hexdigest()
acted = lambda act: f"at {act['at']} {act['local']}\nby {act['by']}\n"

def numbers(key):
    """below(count): the next equally likely number from 0 to count - 1."""
    stream = (byte for i in range(2**62) for byte in hmac.digest(key, str(i).encode(), "sha256"))
    def below(count):
        bits = (count - 1).bit_length()
        while True:
            number = int.from_bytes(bytes(next(stream) for _ in range(-(-bits // 8))), "big") % 2**bits
            if number < count:
                return number
    return below

def redo(record):
    o, c, r, a = (record[part] for part in ("opening", "contribution", "reveal", "abandoned"))
    how = f"{o['how']['winners']} winners {o['how']['standby']} standby with{'' if o['how']['replacement'] else 'out'} replacement"
    yield "opening", o["digest"] == sha(
        f"gamekeeper opening 1\ndraw {o['draw']}\npurpose {o['purpose']}\nearlier {' '.join(map(str, o['earlier']))}\n"
        f"again {o['again']}\nentries {o['entriesDigest']} {o['entries']} {o['totalWeight']}\nsecret {o['secretDigest']}\n"
        f"how {how}\nprevious {o['previous']}\n" + acted(o))
    yield "record", record["digest"] == sha(
        f"gamekeeper record 1\nopening {o['digest']}\nentries {'withheld' if record['entries'] is None else 'shown'}\n"
        + (f"contribution {c['text']}\n" + acted(c) if c else "")
        + (f"secret {r['secret']}\n" + "".join(f"winner {i}\n" for i in r["winners"])
           + "".join(f"standby {i}\n" for i in r["standby"]) + acted(r) if r else "")
        + (f"abandoned {a['reason']}\n" + acted(a) if a else ""))
    if not r:
        return
    urn = sorted((e["id"], int(e["weight"])) for e in record["entries"])
    yield "entries", o["entriesDigest"] == sha("gamekeeper entries 1\n" + "".join(f"{i}\t{w}\n" for i, w in urn))
    yield "counts", (len(urn), sum(w for _, w in urn)) == (o["entries"], int(o["totalWeight"])) and len(dict(urn)) == len(urn)
    yield "secret", o["secretDigest"] == sha(f"gamekeeper secret 1\n{r['secret']}\n")
    below = numbers(bytes.fromhex(sha(f"gamekeeper draw 1\nsecret {r['secret']}\ncontribution {c['text']}\n"
                                      f"draw {o['draw']}\nentries {o['entriesDigest']}\nhow {how}\n")))
    drawn = []
    for _ in range(o["how"]["winners"] + o["how"]["standby"]):
        ticket, at = below(sum(w for _, w in urn)), 0
        while ticket >= urn[at][1]:
            ticket, at = ticket - urn[at][1], at + 1
        drawn.append(urn[at][0])
        if not o["how"]["replacement"]:
            del urn[at]
    print("drawn:", ", ".join(drawn))
    yield "winners", drawn == r["winners"] + r["standby"] and len(r["winners"]) == o["how"]["winners"]

if __name__ == "__main__":
    wrong = 0
    for path in sys.argv[1:]:
        with open(path, encoding="utf-8") as file:
            for what, agrees in redo(json.load(file)):
                print(f"{path}: {what} {'agrees' if agrees else 'DISAGREES'}")
                wrong += not agrees
    sys.exit(1 if wrong else 0)
