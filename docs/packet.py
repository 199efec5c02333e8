#!/usr/bin/env python3
"""Checks the evidence packet of a hit:  packet.py PACKET.json [ANCHORS.txt] [JOURNAL.jsonl]
The lines stand as the journal has them; checker.py checks a whole exported journal."""
import hashlib, json, sys

def canonical(value):  # RFC 8785; whole numbers only
    if isinstance(value, dict):
        keys = sorted(value, key=lambda key: key.encode('utf-16-be'))
        return '{' + ','.join(canonical(key) + ':' + canonical(value[key]) for key in keys) + '}'
    if isinstance(value, list): return '[' + ','.join(map(canonical, value)) + ']'
    if isinstance(value, float): raise ValueError('a fraction')
    return json.dumps(value, ensure_ascii=False)

def check(packet, anchors, journal):
    if packet.get('packet') != 'gamekeeper evidence': return 'not an evidence packet'
    lines, posted = {}, {}
    for one in packet['lines'] + packet['chain']:
        seq, text, here = one['seq'], one['line'], f'line {one["seq"]}: '
        if hashlib.sha256(text.encode()).hexdigest() != one['digest']: return here + 'its digest is another'
        entry = json.loads(text)
        if canonical(entry) != text: return here + 'not in canonical form'
        if entry['seq'] != seq or lines.setdefault(seq, text) != text: return here + 'stands there twice, or under another number'
        posted[seq] = [[book, name, *post[1:]] for event in entry['events']
            for name, posts in event.get('posts', {}).items() for post in posts for book in [post[0]]]
    for seq in sorted(lines):
        above = lines.get(seq - 1)
        if above and json.loads(lines[seq])['after'] != hashlib.sha256(above.encode()).hexdigest():
            return f'line {seq}: does not follow the line above'
    numbers = [one['seq'] for one in packet['chain']]
    if numbers and numbers != list(range(numbers[0], numbers[-1] + 1)): return 'the chain has a gap'
    for move in packet['movements']:
        row = [move['book'], move['activity'], move['from'], move['to'], move['cents'], move['clause']]
        if row not in posted.get(move['seq'], []): return f'line {move["seq"]}: has no movement {row}'
        posted[move['seq']].remove(row)
    met = 0
    for seq, held in anchors.items():
        if seq not in lines: continue
        if hashlib.sha256(lines[seq].encode()).hexdigest() != held: return f'line {seq}: your anchor is {held}'
        met += 1
    if journal is not None:
        for number, text in enumerate(journal):
            if number in lines and lines.pop(number) != text.rstrip('\n'): return f'line {number}: the journal has another'
        if lines: return f'line {min(lines)}: not in the journal'
    print(f'sound: {packet["hit"]}, {len(packet["lines"])} lines, {len(numbers)} in one chain, '
          f'{len(packet["movements"])} movements, {met} anchors met' + ('' if journal is None else ', all in the journal'))

held, journal = {}, None
for name in sys.argv[2:]:
    if name.endswith('.jsonl'): journal = open(name, encoding='utf-8')
    else:
        for text in open(name, encoding='utf-8'):
            words = text.split()
            if words and words[0] != '#': held[int(words[1])] = ''.join(words[2:])[:64].lower()
sys.exit(check(json.load(open(sys.argv[1], encoding='utf-8')), held, journal))
