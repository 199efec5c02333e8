/**
 * The register of persons: everything personal, beside the journal and never in it. The journal knows a person's number.
 * Each person's record is sealed with a key of its own, and that key with the house's; erasing a person destroys the key.
 */
import { randomBytes } from 'node:crypto'
import { existsSync, renameSync, rmSync } from 'node:fs'
import Database from 'better-sqlite3'
import { takeLock } from '../../journal/lock.ts'
import { JournalTrouble, troubleOf } from '../../journal/trouble.ts'
import { COST, type Cost, CROWD_COST, hashSecret, isOfCost, isSecret } from './secret.ts'
import { derivedKey, KEY_BYTES, keyedDigest, openBytes, readKeyFile, sealBytes } from './vault.ts'

export type PersonNumber = number

export type Document = {
  readonly kind: string
  readonly number: string
  readonly issuer?: string
  readonly expires?: string
}

export type Person = {
  readonly name: string
  readonly born?: string
  readonly documents?: readonly Document[]
  readonly contact?: Readonly<Record<string, string>>
  readonly tax?: Readonly<Record<string, string>>
  /** Name for signing in: staff, or a player's card. */
  readonly login?: string
  /** What the badge of a staff member carries: printed, magnetic or by radio. */
  readonly badge?: string
  /** Of a member of the club. `issue`: how many cards they have had; the last one is current. */
  readonly club?: {
    readonly issue: number
    readonly address?: string
    readonly picture?: string
    readonly hasPin?: true
  }
}

/** The PIN of a club card opens nothing but a kiosk, also where its holder works here. */
export type SecretKind = 'pin' | 'password' | 'club pin'
/** What only the house reads, of a person or of itself: sealed as everything personal is. */
export type Note = 'start code' | 'factor' | 'factor offered' | 'stations' | 'locks' | 'kiosk locks' | 'phone'
/** Whose notes are those of the house itself. */
export const HOUSE: PersonNumber = 0

export type Register = {
  /** `number`: one that is not used yet, where it is given and not counted. */
  add(person: Person, number?: PersonNumber): PersonNumber
  /** Undefined when there is no such person, or the person was erased. */
  read(number: PersonNumber): Person | undefined
  /** Replaces the fields that are given; `undefined` takes one away. False when there is nobody to correct. */
  correct(number: PersonNumber, changes: { readonly [K in keyof Person]?: Person[K] | undefined }): boolean
  /** The number stays used for ever; what stood behind it cannot be read again. False when there was nobody. */
  erase(number: PersonNumber): boolean
  isErased(number: PersonNumber): boolean
  /** Written down as a guest on that day, and nothing more than that until now; without a day no guest any more. */
  setGuest(number: PersonNumber, day?: string): void
  isGuest(number: PersonNumber): boolean
  /** Those of that day and before, the oldest first. */
  guestsUntil(day: string): Guest[]
  /** By the whole name, document number, sign-in name or badge; capitals and spaces do not matter. */
  find(clue: Clue): PersonNumber[]
  /** `cost` is lowered only where the secret is no secret: in the demo. */
  setSecret(number: PersonNumber, kind: SecretKind, secret: string, cost?: Cost): Promise<void>
  /** Nothing that was set before opens anything any more. */
  dropSecrets(number: PersonNumber): void
  note(number: PersonNumber, name: Note): string | undefined
  /** Without a text it is gone. Of a person who is not there nothing is kept. */
  setNote(number: PersonNumber, name: Note, text?: string): void
  /** Stands for what somebody typed and tells nothing of it; the same for every way of writing it. */
  markOf(clue: Clue): string
  /** False also for a person who is not there; it takes as long. One that was kept at another cost is kept anew when it is right. */
  hasSecret(number: PersonNumber, kind: SecretKind, secret: string): Promise<boolean>
  /** A key of its own for something else that only this house may open. */
  keyFor(purpose: string): Uint8Array
  /** How often anything in it was changed. */
  changes(): number
  /** Notes the last line of the journal that is safe, so that an older journal beside it is noticed. */
  sees(line: JournalLine): void
  close(): void
}

export type Guest = { readonly number: PersonNumber; readonly day: string }

/** A line of the journal, its digest in hexadecimal. */
export type JournalLine = { readonly seq: number; readonly digest: string }

export type Clue =
  | { readonly name: string }
  | { readonly document: string }
  | { readonly login: string }
  | { readonly badge: string }

export type RegisterOptions = { readonly file: string; readonly keyFile: string; readonly create?: boolean }

type Kept = {
  readonly person: Person
  readonly secrets: { readonly [K in SecretKind]?: string }
  readonly notes?: { readonly [N in Note]?: string }
}
type Row = { readonly key: Uint8Array | null; readonly record: Uint8Array | null }

/** Members stand in line at kiosks; staff do not. */
const COSTS: Readonly<Record<SecretKind, Cost>> = { pin: COST, password: COST, 'club pin': CROWD_COST }

const APPLICATION_ID = 0x474b5247 // "GKRG"
const FORMAT = 1

const SCHEMA = `
  create table meta (name text primary key, value blob not null) strict;
  create table person (number integer primary key autoincrement, key blob, record blob) strict;
  create table clue (digest blob not null, number integer not null, primary key (digest, number)) strict, without rowid;
  create index clue_of on clue (number);`

/** A day and a number tell nothing of a person. Registers of before have no guests. */
const GUESTS =
  'create table if not exists guest (number integer primary key, day text not null) strict; create index if not exists guest_by_day on guest (day);'

export function openRegister(options: RegisterOptions): Register {
  const { file } = options
  const master = readKeyFile(options.keyFile)
  const isNew = !existsSync(file)
  if (isNew && options.create !== true) throw new JournalTrouble('missing', `${file}: there is no register here.`)
  const lock = takeLock(file, 'register')
  let db: Database.Database | undefined
  try {
    if (isNew) createFile(file, master)
    db = new Database(file, { fileMustExist: true })
    prepare(db, file, master)
    const register = registerIn(db, master)
    return {
      ...register,
      close() {
        register.close()
        lock.release()
      },
    }
  } catch (error) {
    db?.close()
    lock.release()
    throw troubleOf(error, file, 'register')
  }
}

/** A register that is gone with the process: for tests, and rooms in memory. */
export function memoryRegister(): Register {
  const master = randomBytes(KEY_BYTES)
  const db = new Database(':memory:')
  db.exec(SCHEMA)
  db.exec(GUESTS)
  return registerIn(db, master)
}

/** Made under another name and renamed when whole, so a crash never leaves half a register. */
function createFile(file: string, master: Uint8Array): void {
  const draft = `${file}.new`
  rmSync(draft, { force: true })
  const db = new Database(draft)
  try {
    db.transaction(() => {
      db.exec(SCHEMA)
      db.prepare('insert into meta values (?, ?)').run('check', sealBytes(master, Buffer.from('register'), 'check'))
      db.pragma(`application_id = ${APPLICATION_ID}`)
      db.pragma(`user_version = ${FORMAT}`)
    })()
  } finally {
    db.close()
  }
  renameSync(draft, file)
}

function prepare(db: Database.Database, file: string, master: Uint8Array): void {
  if (db.pragma('application_id', { simple: true }) !== APPLICATION_ID) {
    throw new JournalTrouble('not a journal', `${file}: this file is not a register. It was left as it is.`)
  }
  const format = Number(db.pragma('user_version', { simple: true }))
  if (format > FORMAT) {
    throw new JournalTrouble(
      'newer format',
      `${file}: this register has format ${format}; this program knows formats up to ${FORMAT}.`,
    )
  }
  const check = db.prepare<[], Uint8Array>("select value from meta where name = 'check'").pluck().get()
  try {
    openBytes(master, check ?? new Uint8Array(), 'check')
  } catch (error) {
    throw new JournalTrouble(
      'failed',
      `${file}: the key file is not the one that this register was made with. Nothing was changed.`,
      error,
    )
  }
  db.pragma('journal_mode = wal')
  db.pragma('synchronous = full')
  // Freed bytes are overwritten, so that an erased key is not left in the file.
  db.pragma('secure_delete = on')
  db.exec(GUESTS)
}

/** What anybody can read of a register without its key: how often it was changed, and which line of the journal it has seen. */
export function registerMarks(file: string): { readonly changes: number; readonly line?: JournalLine } {
  const db = new Database(file, { readonly: true, fileMustExist: true })
  try {
    const line = metaIn(db, 'line')
    return { changes: Number(metaIn(db, 'changes') ?? 0), ...(line === undefined ? {} : { line: JSON.parse(line) }) }
  } catch (error) {
    throw troubleOf(error, file, 'register')
  } finally {
    db.close()
  }
}

/** A register that is brought together with another journal has seen this line of it. */
export function resetRegisterLine(file: string, line: JournalLine): void {
  const db = new Database(file, { fileMustExist: true })
  try {
    setMeta(db, 'line', JSON.stringify(line))
  } finally {
    db.close()
  }
}

const metaIn = (db: Database.Database, name: string): string | undefined =>
  db.prepare<[string], Uint8Array>('select value from meta where name = ?').pluck().get(name)?.toString()
const setMeta = (db: Database.Database, name: string, value: string): void => {
  db.prepare('insert or replace into meta (name, value) values (?, ?)').run(name, Buffer.from(value))
}

function registerIn(db: Database.Database, master: Uint8Array): Register {
  const clueKey = derivedKey(master, 'gamekeeper register: clues')
  const row = db.prepare<[number], Row>('select key, record from person where number = ?')
  const addClue = db.prepare<[Uint8Array, number]>('insert or ignore into clue (digest, number) values (?, ?)')
  const dropClues = db.prepare<[number]>('delete from clue where number = ?')
  const byClue = db.prepare<[Uint8Array], number>('select number from clue where digest = ? order by number').pluck()

  const clue = (kind: string, text: string) =>
    keyedDigest(
      clueKey,
      `${kind}:${text
        .normalize('NFKC')
        .toLowerCase()
        .replace(/[\s-]+/g, '')}`,
    )
  const changes = () => Number(metaIn(db, 'changes') ?? 0)
  const changed = () => setMeta(db, 'changes', String(changes() + 1))
  const keyOf = (number: number, sealed: Uint8Array) => openBytes(master, sealed, `key of ${number}`)

  function load(number: PersonNumber): { kept: Kept; key: Uint8Array } | undefined {
    const found = row.get(number)
    if (found === undefined || found.key === null || found.record === null) return undefined
    const key = keyOf(number, found.key)
    return { key, kept: JSON.parse(openBytes(key, found.record, `record of ${number}`).toString('utf8')) as Kept }
  }

  function save(number: PersonNumber, key: Uint8Array, kept: Kept): void {
    const record = sealBytes(key, Buffer.from(JSON.stringify(kept)), `record of ${number}`)
    db.prepare('update person set key = ?, record = ? where number = ?').run(
      sealBytes(master, key, `key of ${number}`),
      record,
      number,
    )
    dropClues.run(number)
    changed()
    const { name, login, badge, documents = [] } = kept.person
    addClue.run(clue('name', name), number)
    if (login !== undefined) addClue.run(clue('login', login), number)
    if (badge !== undefined) addClue.run(clue('badge', badge), number)
    for (const document of documents) addClue.run(clue('document', document.number), number)
  }

  const insert = db.prepare<[number | null]>('insert into person (number, key, record) values (?, null, null)')
  const add = db.transaction((person: Person, wanted?: PersonNumber): PersonNumber => {
    const number = Number(insert.run(wanted ?? null).lastInsertRowid)
    save(number, randomBytes(KEY_BYTES), { person, secrets: {} })
    return number
  })

  const correct = db.transaction((number: PersonNumber, changes: object): boolean => {
    const loaded = load(number)
    if (loaded === undefined) return false
    save(number, loaded.key, { ...loaded.kept, person: { ...loaded.kept.person, ...changes } })
    return true
  })

  const erase = db.transaction((number: PersonNumber): boolean => {
    if (load(number) === undefined) return false
    db.prepare('update person set key = null, record = null where number = ?').run(number)
    dropClues.run(number)
    db.prepare('delete from guest where number = ?').run(number)
    changed()
    return true
  })

  const keepSecret = db.transaction((number: PersonNumber, kind: SecretKind, hash: string): void => {
    const loaded = load(number)
    if (loaded === undefined) throw new Error(`There is no person ${number} in the register.`)
    save(number, loaded.key, { ...loaded.kept, secrets: { ...loaded.kept.secrets, [kind]: hash } })
  })

  /** Only while it is the same one: meanwhile another may have been set. */
  const keepAnew = db.transaction((number: PersonNumber, kind: SecretKind, before: string, hash: string): void => {
    if (load(number)?.kept.secrets[kind] === before) keepSecret(number, kind, hash)
  })

  const dropSecrets = db.transaction((number: PersonNumber): void => {
    const loaded = load(number)
    if (loaded !== undefined) save(number, loaded.key, { ...loaded.kept, secrets: {} })
  })

  const keepNote = db.transaction((number: PersonNumber, name: Note, text: string | undefined): void => {
    const loaded = load(number)
    if (loaded === undefined) return
    const { [name]: _, ...others } = loaded.kept.notes ?? {}
    const notes = { ...others, ...(text === undefined ? {} : { [name]: text }) }
    save(number, loaded.key, { ...loaded.kept, notes })
  })

  const guest = db.prepare<[number], number>('select 1 from guest where number = ?').pluck()
  const guestsUntil = db.prepare<[string], Guest>('select number, day from guest where day <= ? order by day, number')
  const setGuest = db.transaction((number: PersonNumber, day?: string): void => {
    db.prepare('delete from guest where number = ?').run(number)
    if (day !== undefined) db.prepare('insert into guest (number, day) values (?, ?)').run(number, day)
    changed()
  })

  const ownNote = (name: Note): string | undefined => {
    const sealed = db.prepare<[string], Uint8Array>('select value from meta where name = ?').pluck().get(`note ${name}`)
    return sealed === undefined ? undefined : openBytes(master, sealed, `note ${name}`).toString('utf8')
  }
  const keepOwnNote = db.transaction((name: Note, text: string | undefined): void => {
    db.prepare('delete from meta where name = ?').run(`note ${name}`)
    if (text !== undefined)
      db.prepare('insert into meta (name, value) values (?, ?)').run(
        `note ${name}`,
        sealBytes(master, Buffer.from(text), `note ${name}`),
      )
    changed()
  })

  return {
    add: (person, number) => add(person, number),
    read: (number) => load(number)?.kept.person,
    correct: (number, changes) => correct(number, changes),
    erase(number) {
      const isDone = erase(number)
      // The log still holds the sealed key until it is emptied.
      if (isDone) db.pragma('wal_checkpoint(truncate)')
      return isDone
    },
    setGuest: (number, day) => setGuest(number, day),
    isGuest: (number) => guest.get(number) !== undefined,
    guestsUntil: (day) => guestsUntil.all(day),
    isErased: (number) => row.get(number)?.key === null,
    find: (by) => Object.entries(by).flatMap(([kind, text]) => byClue.all(clue(kind, text))),
    setSecret: async (number, kind, secret, cost = COSTS[kind]) =>
      keepSecret(number, kind, await hashSecret(secret, cost)),
    dropSecrets: (number) => dropSecrets(number),
    note: (number, name) => (number === HOUSE ? ownNote(name) : load(number)?.kept.notes?.[name]),
    setNote: (number, name, text) => (number === HOUSE ? keepOwnNote(name, text) : keepNote(number, name, text)),
    markOf: (by) => Object.entries(by).map(([kind, text]) => clue(kind, text).toString('base64url'))[0] ?? '',
    hasSecret: async (number, kind, secret) => {
      const hash = load(number)?.kept.secrets[kind]
      if (hash === undefined) {
        await hashSecret(secret, COSTS[kind])
        return false
      }
      if (!(await isSecret(secret, hash))) return false
      if (kind === 'club pin' && !isOfCost(hash, COSTS[kind]))
        keepAnew(number, kind, hash, await hashSecret(secret, COSTS[kind]))
      return true
    },
    keyFor: (purpose) => derivedKey(master, `gamekeeper register: ${purpose}`),
    changes,
    sees: (line) => setMeta(db, 'line', JSON.stringify(line)),
    close: () => {
      db.close()
    },
  }
}
