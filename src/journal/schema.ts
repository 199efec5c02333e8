/** The tables of the embedded journal. Rows are added and never changed: the triggers refuse, whoever asks. */
export const APPLICATION_ID = 0x474b4a4c // "GKJL"

const neverChanged = (table: string): string => `
  create trigger ${table}_not_updated before update on ${table}
    begin select raise(abort, '${table} is append-only: rows are never changed'); end;
  create trigger ${table}_not_deleted before delete on ${table}
    begin select raise(abort, '${table} is append-only: rows are never deleted'); end;`

export const SCHEMA = `
  create table meta (name text primary key, value text not null) strict;
  ${neverChanged('meta')}

  create table journal (
    seq integer primary key,
    line text not null,
    digest blob not null check (length(digest) = 32)
  ) strict;
  ${neverChanged('journal')}
  -- Also stops "insert or replace", which would go round the trigger on delete.
  create trigger journal_in_sequence before insert on journal
    when new.seq is not (select coalesce(max(seq), 0) + 1 from journal)
    begin select raise(abort, 'journal is append-only: this line is not the next one'); end;

  create table anchor (
    day text primary key,
    seq integer not null,
    digest text not null check (length(digest) = 64),
    recorded text not null
  ) strict;
  ${neverChanged('anchor')}
  create trigger anchor_once before insert on anchor
    when exists (select 1 from anchor where day = new.day)
    begin select raise(abort, 'anchor is append-only: this day has its anchor'); end;
`
