/** The catalogue and one activity of it, as those see them who accept, draft, approve and post. */

import { digestOf } from '../../base/digest.ts'
import { occasionIn, rulesBehind } from '../../base/occasion.ts'
import { because, type Reason } from '../../base/refusal.ts'
import type { State } from '../../engine/mechanisms.ts'
import { acceptedRule, acceptedText, offeringOf, runningOf } from '../../engine/offerings/running.ts'
import type { Complaint } from '../../rulebook/checks/complaint.ts'
import { checkOffering, complaintsAbout } from '../../rulebook/checks/offeringcheck.ts'
import { readNew, saidHere } from '../../rulebook/newtext.ts'
import { offeringUnder } from '../../rulebook/offering.ts'
import { CLAUSE_KINDS } from '../../rulebook/parts/shared.ts'
import { isTournament, type RuleFile } from '../../rulebook/rule.ts'
import { plainOf } from '../../rulebook/text/read.ts'
import { type ClauseSheet, clauseSheet } from '../../views/clausesheet/clausesheet.ts'
import { type Changed, differenceOf } from '../../views/offerings/changedterms.ts'
import {
  type ClauseChange,
  clauseChanges,
  goneClauses,
  type LineChange,
  lineChanges,
} from '../../views/offerings/difference.ts'
import { type OfferingForm, offeringForm } from '../../views/offerings/offering.ts'
import type { Values } from '../../views/offerings/offeringtext.ts'
import { type MeterSign, signOf } from '../../views/signs/meter.ts'
import { structureOf } from '../../views/tournaments/desk.ts'
import type { StructureView } from '../../views/tournaments/rows.ts'
import { type Spoken, spoken } from '../../words/sentence.ts'
import { activities, type Catalogued, catalogued, isCatalogued, nameOf, ruleText } from '../house/catalogue.ts'
import type { House } from '../house/kernel.ts'

export type CatalogueRow = {
  activity: string
  number: number
  id: string
  name: string
  games: string[]
  clauses: Record<string, number>
  readings: number
  absent: string[]
  /** The file as it is today against what was accepted. */
  file: 'accepted' | 'changed' | 'not accepted' | 'faulty' | 'missing'
}

/** Every rule file of the catalogue, and what was accepted and is in no folder any more. */
export async function catalogueView({ state }: House): Promise<CatalogueRow[]> {
  const rows: CatalogueRow[] = []
  for (const activity of new Set([...activities(), ...state.rules.keys()])) {
    rows.push(rowOf(state, activity))
    // The first time it takes a while to read them all; nobody else should wait for it.
    await new Promise((resolve) => setImmediate(resolve))
  }
  return rows.sort((a, b) => a.number - b.number)
}

/** What was accepted has been read already; only other texts are read from the beginning. */
function fileOf(state: State, key: string): Catalogued | undefined {
  const activity = rulesBehind(key)
  const accepted = state.rules.get(activity)
  if (accepted !== undefined && isCatalogued(activity) && ruleText(activity) === accepted.text)
    return { rule: acceptedRule(state, activity)!, text: accepted.text }
  return catalogued(activity)
}

function rowOf(state: State, activity: string): CatalogueRow {
  const found = fileOf(state, activity)
  const accepted = acceptedText(state, activity)
  const rule = found !== undefined && 'rule' in found ? found.rule : acceptedRule(state, activity)
  const file =
    found === undefined
      ? 'missing'
      : 'faults' in found
        ? 'faulty'
        : accepted === undefined
          ? 'not accepted'
          : accepted.text === found.text
            ? 'accepted'
            : 'changed'
  return {
    activity,
    number: rule?.number ?? 0,
    id: rule?.id ?? '',
    name: (occasionIn(activity) === undefined ? rule : acceptedRule(state, activity))?.name ?? activity,
    games: rule?.games.map(({ game }) => game) ?? [],
    clauses: Object.fromEntries(
      CLAUSE_KINDS.map((kind) => [kind, Object.values(rule?.clauses ?? {}).filter((one) => one.kind === kind).length]),
    ),
    readings: rule?.readings.length ?? 0,
    absent: rule?.absent.map(({ what }) => what) ?? [],
    file,
  }
}

export type OfferedView = CatalogueRow & {
  document: string
  runs: string
  /** What is wrong with the file, where it cannot be read. */
  faults: readonly Spoken[]
  /** The rule file as it is today; it is what would be accepted. */
  text?: string
  digest?: string
  clauseList: ClauseChange[]
  gone: { clause: string; says: string }[]
  lines: LineChange[]
  /** The clauses in the order of the document, to be held against it. */
  beside?: ClauseSheet
  accepted?: { digest: string; document: string; by: string; local: string; seq: number }
  /** Of the accepted rules: without acceptance there is nothing to draft. */
  form?: OfferingForm
  running?: Chosen & { since: string }
  draft?: Chosen & {
    by: string
    isApproved: boolean
    missing: readonly Reason[]
    /** Sent back to whoever drafted it: by whom, and why. */
    returned?: { by: string; reason: string }
  }
  versions: VersionView[]
}
/** An offering as the form has it, as it is written, and as a sign would show it. */
export type Chosen = {
  version: number
  text: string
  values: Values
  sign?: MeterSign
  /** Of a tournament: all that has to be on display and in every advertisement. */
  structure?: StructureView & { starts?: string }
}
export type VersionView = {
  version: number
  status: string
  draftedBy: string
  drafted: string
  approvedBy?: string
  approved?: string
  returnedBy?: string
  returned?: string
  postedBy?: string
  posted?: string
  places?: string
  reason?: string
  /** What it changed in the version that was posted before it; nothing of the first one. */
  against?: number
  changed?: readonly Changed[]
}

export async function offeredView(house: House, activity: string): Promise<OfferedView | undefined> {
  const { state } = house
  const found = fileOf(state, activity)
  const before = acceptedText(state, activity)
  if (found === undefined && before === undefined) return undefined
  if (occasionIn(activity) !== undefined && !state.offerings.has(activity)) return undefined
  const accepted = acceptedRule(state, activity)
  const file = found !== undefined && 'rule' in found ? found : undefined
  const rule = file?.rule ?? accepted
  const acceptance = await acceptanceOf(house, rulesBehind(activity))
  return {
    ...rowOf(state, activity),
    document: rule?.document ?? '',
    runs: rule?.runs ?? '',
    faults: found !== undefined && 'faults' in found ? found.faults.map(spoken) : [],
    ...(file === undefined ? {} : { text: file.text, digest: digestOf(file.text) }),
    clauseList: rule === undefined ? [] : clauseChanges(rule, accepted),
    gone: rule === undefined ? [] : goneClauses(rule, accepted),
    lines: file === undefined || before === undefined ? [] : lineChanges(before.text, file.text),
    ...(rule === undefined
      ? {}
      : { beside: clauseSheet(rule, (other) => acceptedRule(state, other)?.name ?? nameOf(other)) }),
    ...(acceptance === undefined ? {} : { accepted: acceptance }),
    ...(accepted === undefined ? {} : { form: offeringForm(accepted) }),
    ...chosenOf(state, activity, accepted),
    versions: await versionsOf(house, activity),
  }
}

function chosenOf(
  state: State,
  activity: string,
  accepted: RuleFile | undefined,
): Pick<OfferedView, 'running' | 'draft'> {
  const offered = state.offerings.get(activity)
  const { running, draft } = offered ?? {}
  const now = runningOf(state, activity)
  return {
    ...(running === undefined || now === undefined
      ? {}
      : { running: { ...written(running.version, running.text), since: running.since, ...signIn(state, now) } }),
    ...(draft === undefined || accepted === undefined
      ? {}
      : {
          draft: {
            ...written(draft.version, draft.text),
            by: draft.by,
            isApproved: draft.isApproved,
            ...(draft.returned === undefined ? {} : { returned: draft.returned }),
            missing: checkOffering(accepted, offeringOf(draft.text)).missing.map(spoken),
            ...signIn(state, {
              rule: accepted,
              offering: offeringUnder(accepted, offeringOf(draft.text)),
              chip: state.property?.chip ?? (1n as never),
            }),
          },
        }),
  }
}

const written = (version: number, text: string) => ({ version, text, values: valuesOf(text) })

/** What is not chosen yet cannot be shown. */
function signIn(state: State, running: Parameters<typeof signOf>[1]): Pick<Chosen, 'sign' | 'structure'> {
  const { missing, wrong } = checkOffering(running.rule, running.offering)
  return missing.length + wrong.length > 0 ? {} : { sign: signOf(state, running), ...structureIn(running) }
}

function structureIn(running: Parameters<typeof signOf>[1]): Pick<Chosen, 'structure'> {
  const { rule, offering } = running
  if (!isTournament(rule) || offering.tournament === undefined) return {}
  const { date, begins } = offering.tournament
  const starts = date === undefined ? {} : { starts: `${date}T${begins ?? '00:00'}` }
  return { structure: { ...structureOf({ ...running, rule, posted: offering.tournament }), ...starts } }
}

const valuesOf = (text: string): Values => (saidHere(text) ?? plainOf(text)) as Values

async function acceptanceOf(house: House, activity: string): Promise<OfferedView['accepted']> {
  const [row] = await house.store.rows<
    Record<'digest' | 'document' | 'accepted_by' | 'accepted', string> & { seq: number }
  >(
    'select seq, digest, document, accepted_by, accepted from rule_files where activity = ? order by seq desc limit 1',
    activity,
  )
  if (row === undefined) return undefined
  const { seq, digest, document, accepted_by: by, accepted } = row
  return { seq, digest, document, by, local: house.zone.localOf(Date.parse(accepted)) }
}

async function versionsOf(house: House, activity: string): Promise<VersionView[]> {
  type Row = Record<'status' | 'drafted_by' | 'drafted', string> &
    Record<
      'approved_by' | 'approved' | 'returned_by' | 'returned' | 'posted_by' | 'posted' | 'places' | 'reason',
      string | null
    > & {
      version: number
      text: string
    }
  const rows = await house.store.rows<Row>(
    `select version, text, status, drafted_by, drafted, approved_by, approved, returned_by, returned, posted_by, posted,
       places, reason
     from offerings where activity = ? order by version desc limit 50`,
    activity,
  )
  const local = (at: string) => house.zone.localOf(Date.parse(at))
  return rows.map(
    ({ version, text, status, drafted_by, drafted, approved_by, approved, returned_by, returned, ...row }) => ({
      version,
      status,
      draftedBy: drafted_by,
      drafted: local(drafted),
      ...(approved_by === null || approved === null ? {} : { approvedBy: approved_by, approved: local(approved) }),
      ...(returned_by === null || returned === null ? {} : { returnedBy: returned_by, returned: local(returned) }),
      ...(row.posted_by === null || row.posted === null ? {} : { postedBy: row.posted_by, posted: local(row.posted) }),
      ...(row.places === null ? {} : { places: row.places }),
      ...(row.reason === null ? {} : { reason: row.reason }),
      ...changedIn(
        text,
        rows.find((one) => one.version < version && one.posted !== null),
      ),
    }),
  )
}

/** A text that this version no longer reads is not compared. */
function changedIn(
  text: string,
  before: { version: number; text: string } | undefined,
): Pick<VersionView, 'against' | 'changed'> {
  if (before === undefined) return {}
  try {
    return { against: before.version, changed: differenceOf(valuesOf(before.text), valuesOf(text)).changed }
  } catch {
    return {}
  }
}

/** What is wrong with a draft or still missing in it: shown beside the field that it is about. */
export type DraftComplaint = Complaint & { readonly is: 'wrong' | 'missing' }
export type CheckedView = { complaints: readonly DraftComplaint[]; values?: Values }

/** A text held against the accepted rules: what is outside of them, and what is still to be chosen. */
export function checkedView({ state }: House, text: string): CheckedView {
  const read = readNew('offering', text)
  if (!read.ok)
    return {
      complaints: read.faults.map(({ path, told }) => ({ is: 'wrong', clause: '', ...spoken(told), field: path })),
    }
  const rule = acceptedRule(state, read.value.activity)
  if (rule === undefined) {
    const told = because('', 'no rules accepted', { activity: read.value.activity })
    return { complaints: [{ is: 'wrong', ...spoken(told) }] }
  }
  const { wrong, missing } = complaintsAbout(rule, read.value)
  const as = (is: DraftComplaint['is']) => (complaint: Complaint) => ({ ...spoken(complaint), is })
  return { complaints: [...wrong.map(as('wrong')), ...missing.map(as('missing'))], values: valuesOf(text) }
}
