/** The house's own entries: nothing in them moves money; they say what the other files must agree with. */

import { refuseOrder } from '../../base/refusal.ts'
import type { CommandOf, Decision, EventOf, Slice, State } from './vocabulary.ts'

type Own =
  | 'KeepSnapshot'
  | 'MarkFiles'
  | 'ReconcileFiles'
  | 'SetAnchors'
  | 'StartRelease'
  | 'AcceptRelease'
  | 'KeepReceipt'
type Recorded =
  | 'SnapshotKept'
  | 'FilesMarked'
  | 'FilesReconciled'
  | 'AnchorsSet'
  | 'ReleaseStarted'
  | 'ReleaseAccepted'
  | 'ReceiptKept'

export function decideRecords(state: State, command: CommandOf<Own>): Decision {
  switch (command.do) {
    case 'KeepSnapshot':
      return [{ type: 'SnapshotKept', line: command.line, digest: command.digest }]
    case 'MarkFiles': {
      const { register, audit } = command
      const marks = { ...(register === undefined ? {} : { register }), ...(audit === undefined ? {} : { audit }) }
      return [{ type: 'FilesMarked', ...marks }]
    }
    case 'ReconcileFiles': {
      const { found, reason, at, by, persons, isRecorded } = command
      if (persons === undefined && isRecorded !== true) return refuseOrder('reconciling takes two')
      if (persons !== undefined && persons[0] === persons[1]) return refuseOrder('reconciling takes two')
      return [{ type: 'FilesReconciled', found, reason, at: at.at, by, ...(persons === undefined ? {} : { persons }) }]
    }
    case 'SetAnchors': {
      const { times, folder, witness, at } = command
      const to = { ...(folder === undefined ? {} : { folder }), ...(witness === undefined ? {} : { witness }) }
      return [{ type: 'AnchorsSet', times, ...to, at: at.at }]
    }
    case 'StartRelease':
      return [{ type: 'ReleaseStarted', version: command.version, digest: command.digest, at: command.at.at }]
    case 'AcceptRelease': {
      const { version, digest, at, by } = command
      if (state.acceptedRelease?.digest === digest) return refuseOrder('release accepted already', { version })
      return [{ type: 'ReleaseAccepted', version, digest, at: at.at, by }]
    }
    case 'KeepReceipt': {
      const { witness, line, digest, received, signature } = command
      return [{ type: 'ReceiptKept', witness, line, digest, received, signature }]
    }
  }
}

export function evolveRecords(own: Slice, event: EventOf<Recorded>): void {
  switch (event.type) {
    case 'SnapshotKept':
      return
    case 'FilesMarked': {
      const { register, audit } = event
      own.fileMarks = {
        ...own.fileMarks,
        ...(register === undefined ? {} : { register }),
        ...(audit === undefined ? {} : { audit }),
      }
      return
    }
    case 'FilesReconciled': {
      // What was known of the files before no longer holds; the next start writes it anew.
      const { found, reason, at, persons } = event
      own.reconciled = { found, reason, at, ...(persons === undefined ? {} : { persons }) }
      delete own.fileMarks
      return
    }
    case 'AnchorsSet': {
      const { times, folder, witness } = event
      own.anchors = {
        times,
        ...(folder === undefined ? {} : { folder }),
        ...(witness === undefined ? {} : { witness }),
      }
      return
    }
    case 'ReleaseStarted':
      own.release = { version: event.version, digest: event.digest }
      return
    case 'ReleaseAccepted':
      own.acceptedRelease = { version: event.version, digest: event.digest, by: event.by }
      return
    case 'ReceiptKept': {
      const { witness, line, digest, received } = event
      own.receipts.set(witness, { line, digest, received })
      return
    }
  }
}
