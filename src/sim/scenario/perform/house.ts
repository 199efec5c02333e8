/** The house itself: tables, equipment, calls, persons, the profile, the shift. */
import { itemFrom } from '../../../base/openitem.ts'
import { openItems } from '../../../engine/questions.ts'
import { type Night, order } from '../night.ts'
import { tableOf } from '../reference.ts'
import { enrol, setTable } from '../setup.ts'
import type { Perform } from './steps.ts'

/** The one that waits longest, where none is named. */
const slipOf = ({ state }: Night, slip: string | undefined): string => slip ?? [...state.slips.keys()][0] ?? ''

export const HOUSE = {
  setTable: (night, { table, game, ...facts }) => setTable(night, table, game, { ...facts, open: false }),
  openTable: (night, { table }, by = 'floor') => order(night, { do: 'OpenTable', table: tableOf(night, table) }, by),
  closeTable: (night, { table }, by = 'floor') => order(night, { do: 'CloseTable', table: tableOf(night, table) }, by),
  reportFault: (night, { table, device, reason }, by = 'dealer') =>
    order(night, { do: 'ReportFault', table: tableOf(night, table), device, reason: reason ?? 'no reason given' }, by),
  clearFault: (night, { table, device }, by = 'technician') =>
    order(night, { do: 'ClearFault', table: tableOf(night, table), device }, by),
  callFloor: (night, { table, why }, by = 'dealer') =>
    order(night, { do: 'CallFloor', table: tableOf(night, table), why: why ?? 'a decision is wanted' }, by),
  answerCall: (night, { table }, by = 'floor') =>
    order(night, { do: 'AnswerCall', table: table ?? [...night.state.calls.keys()][0] ?? '' }, by),
  setProfile: (night, { text }, by = 'compliance') => order(night, { do: 'SetProfile', text }, by),
  handOver: (night, { shift, open, note, second }, by = 'shift manager') =>
    order(
      night,
      {
        do: 'HandOver',
        shift: shift ?? 'swing',
        open: open?.map(itemFrom) ?? openItems(night.state),
        note: note ?? '',
        second: second ?? 'next shift manager',
      },
      by,
    ),
  confirmPaper: (night, { slip }, by = 'dealer') => order(night, { do: 'ConfirmPaper', slip: slipOf(night, slip) }, by),
  declinePaper: (night, { slip, reason }, by = 'dealer') =>
    order(night, { do: 'DeclinePaper', slip: slipOf(night, slip), reason: reason ?? 'it was not so' }, by),
  enrolPerson: (night, { person, ...facts }, by) => enrol(night, person, facts, by),
} satisfies Partial<Perform>
