#!/usr/bin/env python3
"""Checks an exported Gamekeeper journal (form, chain, anchors):  checker.py JOURNAL.jsonl [ANCHORS.txt]"""
import hashlib, json, sys

def canonical(value):  # RFC 8785; whole numbers only
    if isinstance(value, dict):
        keys = sorted(value, key=lambda key: key.encode('utf-16-be'))
        return '{' + ','.join(canonical(key) + ':' + canonical(value[key]) for key in keys) + '}'
    if isinstance(value, list): return '[' + ','.join(map(canonical, value)) + ']'
    if isinstance(value, float): raise ValueError('a fraction')
    return json.dumps(value, ensure_ascii=False)

def check(journal, anchors):
    seq, digest, ended, met = -1, None, False, 0
    for line in journal:
        line, here = line.rstrip(b'\n'), f'line {seq + 1}: '
        try: entry, same = json.loads(line), canonical(json.loads(line)).encode() == line
        except ValueError as error: return here + f'not readable ({error})'
        if ended or not same: return here + ('text after the end' if ended else 'not in canonical form')
        if digest and entry.get('after') != digest: return here + f'does not follow the line above, {digest}'
        if digest and 'lines' in entry:
            if entry['lines'] != seq: return here + f'the end counts {entry["lines"]} lines'
            ended = True
            continue
        seq, digest = seq + 1, hashlib.sha256(line).hexdigest()
        if entry.get('seq', 0) != seq or (seq == 0 and entry.get('journal') != 'gamekeeper'): return here + 'not the next line'
        for day, held in anchors.pop(seq, []):
            if held != digest: return here + f'anchor of {day} is {held}, the journal gives {digest}'
            met += 1
    if not ended: return f'line {seq + 1}: the journal is cut off'
    if anchors: return f'line {seq + 1}: missing, an anchor names line {min(anchors)}'
    print(f'sound: {seq} lines, {met} anchors met, last digest {digest}')

held = {}
for text in open(sys.argv[2], encoding='utf-8') if len(sys.argv) > 2 else []:
    words = text.split()
    if words and words[0] != '#': held.setdefault(int(words[1]), []).append((words[0], ''.join(words[2:])[:64].lower()))
sys.exit(check(open(sys.argv[1], 'rb'), held))
