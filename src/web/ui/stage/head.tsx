/** What stands on top of every page of the stage: emblem and name, the time of the house, and what is drawn next. */
import './stage.css'
import '../../tokens.stage.css'
import '@fontsource/barlow-condensed/latin-700.css'
import type { ComponentChildren } from 'preact'
import type { Motif } from '../../../base/emblem.ts'
import { HouseClock } from '../shell/clock.tsx'
import { EmblemSign } from './emblem.tsx'

/** Longer names are set smaller, on two lines. */
const LONG = 28

export const StageHead = ({
  motif,
  name,
  where = '',
  next,
}: {
  motif?: Motif | undefined
  name: string
  where?: string
  next?: ComponentChildren
}) => (
  <header class="stage-head">
    {motif !== undefined && <EmblemSign of={motif} />}
    <div class="stage-named" data-long={name.length > LONG}>
      <h2>{name}</h2>
      {where !== '' && <p class="stage-where">{where}</p>}
    </div>
    <div class="stage-aside">
      <HouseClock />
      {next !== undefined && <p class="stage-where">{next}</p>}
    </div>
  </header>
)
