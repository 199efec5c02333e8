/** At which table an exception was, in SQL over `exceptions e`: that of its round, hit, claim, count or device; of what was at none, nothing. */
export const TABLE_OF = `case
  when e.what = 'RoundVoided' then substr(e."of", 1, instr(e."of", '/') - 1)
  when e.what in ('CountsDiffered', 'CountWithdrawn', 'EquipmentFailed') then e."of"
  when e.what = 'BoxCounted' then (select c."table" from counts c where c.seq = e.seq limit 1)
  when e.what = 'PaidInError' then (select h."table" from claims c join hits h on h.hit = c.hit where c.claim = e."of")
  else (select h."table" from hits h where h.hit = e."of") end`
