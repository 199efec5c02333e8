#!/usr/bin/env python3
"""Redoes published draws: python3 redo.py RECORD.json ... Needs nothing but Python's standard library."""
import base64, datetime, hashlib, hmac, json, sys

sha = lambda text: hashlib.sha256(text.encode()).hexdigest()
acted = lambda act: f"at {act['at']} {act['local']}\nby {act['by']}\n"
beside = lambda act: f"second {act['second']}\n" if "second" in act else ""

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

def signed(key, text, signature):
    """Ed25519 (RFC 8032): does the signature belong to the text and the key?"""
    p, q = 2**255 - 19, 2**252 + 27742317777372353535851937790883648493
    d = -121665 * pow(121666, -1, p) % p
    def add(a, b):
        k = d * a[0] * b[0] * a[1] * b[1]
        return ((a[0] * b[1] + a[1] * b[0]) * pow(1 + k, -1, p) % p, (a[1] * b[1] + a[0] * b[0]) * pow(1 - k, -1, p) % p)
    def times(point, n):
        total = (0, 1)
        while n:
            total, point, n = add(total, point) if n & 1 else total, add(point, point), n >> 1
        return total
    def point(raw):
        y, odd = int.from_bytes(raw, "little") % 2**255, raw[31] >> 7
        square = (y * y - 1) * pow(d * y * y + 1, -1, p) % p
        x = pow(square, (p + 3) // 8, p)
        x = x if (x * x - square) % p == 0 else x * pow(2, (p - 1) // 4, p) % p
        if y >= p or (x * x - square) % p or (x == 0 and odd):
            raise ValueError("no point of the curve")
        return (x if x & 1 == odd else p - x, y)
    try:
        raw, key = bytes.fromhex(signature), bytes.fromhex(key)
        s = int.from_bytes(raw[32:], "little")
        h = int.from_bytes(hashlib.sha512(raw[:32] + key + text.encode()).digest(), "little") % q
        return len(raw) == 64 and s < q and times(point((4 * pow(5, -1, p) % p).to_bytes(32, "little")), s) == add(point(raw[:32]), times(point(key), h))
    except ValueError:
        return False

def pulsed(proof):
    """Is the pulse signed by the certificate beside it (RSA, SHA-512), and does its value follow from the signature?"""
    pulse, der = proof["pulse"], base64.b64decode(proof["certificate"])
    number, sized = lambda n, size: n.to_bytes(size, "big"), lambda raw: len(raw).to_bytes(4, "big") + raw
    text, value = lambda written: sized(written.encode()), lambda written: sized(bytes.fromhex(written))
    e = pulse["external"]
    message = (text(pulse["uri"]) + text(pulse["version"]) + number(pulse["cipherSuite"], 4) + number(pulse["period"], 4)
               + value(pulse["certificateId"]) + number(pulse["chainIndex"], 8) + number(pulse["pulseIndex"], 8)
               + text(pulse["timeStamp"]) + value(pulse["localRandomValue"]) + value(e["sourceId"]) + number(e["statusCode"], 4)
               + value(e["value"]) + b"".join(value(one["value"]) for one in pulse["listValues"])
               + value(pulse["precommitmentValue"]) + number(pulse["statusCode"], 4))
    signature = bytes.fromhex(pulse["signatureValue"])
    at = der.find(b"\x02\x82" + number(len(signature) + 1, 2) + b"\0")  # the modulus in the certificate
    modulus = int.from_bytes(der[at + 4 : at + 5 + len(signature)], "big")
    opened = pow(int.from_bytes(signature, "big"), 65537, modulus).to_bytes(len(signature), "big")
    head = bytes.fromhex("3051300d060960864801650304020305000440")
    padding = b"\0\1" + b"\xff" * (len(signature) - 3 - len(head) - 64) + b"\0"
    return (at >= 0 and opened == padding + head + hashlib.sha512(message).digest()
            and hashlib.sha512(der).hexdigest() == pulse["certificateId"].lower()
            and hashlib.sha512(message + signature).hexdigest() == pulse["outputValue"].lower())

def marks(record):
    """What was done by hand, passed over or called off: read it first."""
    o, a = record["opening"], record["abandoned"]
    by = lambda act: f"{act['local']} by {act['by']}" + (f" with {act['second']}" if "second" in act else "")
    yield from (mark(one) for one in o.get("marks", []))
    for one in record.get("passed", []):
        yield (f"passed over before the clock ended: {one['id']}, {by(one)}: {one['reason']}" if "second" in one
               else f"passed over: {one['id']}, {one['reason']}")
    if a:
        lacking = ", without its witness" if record["contribution"] and o.get("outside", {}).get("kind") == "witness" else ""
        yield f"abandoned{lacking}: {by(a)}: {a['reason']}"

mark = lambda m: (f"{m['what']}: {m.get('id', 'nobody')} at {m['machine']}, {m['local']} by {m['by']} with {m['second']}: {m['reason']}")

def redo(record):
    o, c, r, a = (record[part] for part in ("opening", "contribution", "reveal", "abandoned"))
    w, version = o.get("outside"), 1 if record["format"] == "gamekeeper draw 1" else 2
    how = f"{o['how']['winners']} winners {o['how']['standby']} standby with{'' if o['how']['replacement'] else 'out'} replacement"
    outside = "" if version == 1 else "outside " + (
        f"witness {w['key']} {w['commit']} {w['signature']}" if w["kind"] == "witness" else f"beacon {w['certificate']} {w['at']}"
    ) + f" {w['minutes']} minutes\n"
    yield "opening", o["digest"] == sha(
        f"gamekeeper opening {version}\ndraw {o['draw']}\npurpose {o['purpose']}\nearlier {' '.join(map(str, o['earlier']))}\n"
        f"again {o['again']}\nentries {o['entriesDigest']} {o['entries']} {o['totalWeight']}\nsecret {o['secretDigest']}\n"
        f"how {how}\n{outside}" + "".join(f"mark {mark(one)}\n" for one in o.get("marks", []))
        + "".join(f"left out {one['count']} {one['clause']}\n" for one in o.get("leftOut", []))
        + f"previous {o['previous']}\n" + acted(o))
    b = r.get("outside") if r else None
    yield "record", record["digest"] == sha(
        f"gamekeeper record {version}\nopening {o['digest']}\nentries {'withheld' if record['entries'] is None else 'shown'}\n"
        + (f"contribution {c['text']}\n" + acted(c) if c else "")
        + (f"secret {r['secret']}\n" + (f"outside {b['value']}\nproof {sha(b['proof'])}\n" if b else "")
           + "".join(f"winner {i}\n" for i in r["winners"])
           + "".join(f"standby {i}\n" for i in r["standby"]) + acted(r) if r else "")
        + (f"abandoned {a['reason']}\n" + beside(a) + acted(a) if a else "")
        + "".join(f"passed over {p['id']}: {p['reason']}\n" + beside(p) + acted(p) for p in record.get("passed", [])))
    if version == 2 and w["kind"] == "witness":
        yield "witness committed", signed(w["key"], f"gamekeeper witness commits 1\ndraw {o['draw']}\npurpose {o['purpose']}\n"
                                          f"secret {o['secretDigest']}\nvalue {w['commit']}\n", w["signature"])
    if version == 2 and a and c:
        yield "posted wait", a["at"] >= c["at"] + w["minutes"] * 60000
    if not r:
        return
    if version == 2 and w["kind"] == "witness":
        yield "witness revealed", w["commit"] == sha(f"gamekeeper outside 1\n{b['value']}\n") and signed(
            w["key"], f"gamekeeper witness reveals 1\nopening {o['digest']}\ncontribution {c['text']}\nvalue {b['value']}\n", b["proof"])
    if version == 2 and w["kind"] == "beacon":
        proof = json.loads(b["proof"])
        time = datetime.datetime.fromtimestamp(w["at"] / 1000, datetime.timezone.utc).strftime("%Y-%m-%dT%H:%M:00.000Z")
        yield "beacon", (pulsed(proof) and proof["pulse"]["timeStamp"] == time and proof["pulse"]["outputValue"].lower() == b["value"]
                         and proof["pulse"]["certificateId"].lower() == w["certificate"] and o["at"] < w["at"] > c["at"])
    urn = sorted((e["id"], int(e["weight"])) for e in record["entries"])
    sources = {e["id"]: f"\t{e['source']}" if "source" in e else "" for e in record["entries"]}
    yield "entries", o["entriesDigest"] == sha(f"gamekeeper entries {2 if any(sources.values()) else 1}\n"
                                               + "".join(f"{i}\t{w}{sources[i]}\n" for i, w in urn))
    yield "counts", (len(urn), sum(w for _, w in urn)) == (o["entries"], int(o["totalWeight"])) and len(dict(urn)) == len(urn)
    yield "secret", o["secretDigest"] == sha(f"gamekeeper secret 1\n{r['secret']}\n")
    below = numbers(bytes.fromhex(sha(f"gamekeeper draw {version}\nsecret {r['secret']}\ncontribution {c['text']}\n"
                                      + (f"outside {b['value']}\n" if b else "")
                                      + f"draw {o['draw']}\nentries {o['entriesDigest']}\nhow {how}\n")))
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
    records = []
    for path in sys.argv[1:]:
        with open(path, encoding="utf-8") as file:
            records.append((path, json.load(file)))
    for path, record in records:
        for one in marks(record):
            print(f"{path}: MARK {one}")
    wrong = 0
    for path, record in records:
        for what, agrees in redo(record):
            print(f"{path}: {what} {'agrees' if agrees else 'DISAGREES'}")
            wrong += not agrees
    sys.exit(1 if wrong else 0)
