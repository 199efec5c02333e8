/** What stands above a list: finding, choices, how many there are, files; and behind a word its order, saved filters and folding. */
import type { ComponentChildren } from 'preact'
import { show } from '../../stream/address.ts'
import { words } from '../../words.ts'
import { ButtonSummary, Choices, Toggle } from '../button.tsx'
import { Field, Input, Select } from '../field.tsx'
import { type Choice, type Column, EVERYTHING, type Filter, nameOf, type Sort, tableOf } from './columns.ts'
import { FileButtons } from './filebuttons.tsx'
import { keep, keptOf } from './kept.ts'
import { SavedFilters } from './saved.tsx'

type BarProps<Row> = {
  readonly name: string
  readonly title: string
  readonly columns: readonly Column<Row>[]
  readonly choices: readonly Choice<Row>[]
  readonly filter: Filter
  readonly at: string
  readonly sort: Sort | undefined
  readonly fitting: readonly Row[]
  readonly total: Row | undefined
  readonly all: number
  readonly hasFold: boolean
  readonly heading: ComponentChildren
  readonly children: ComponentChildren
}

/** More than these are chosen from a field. */
const CHOICES_MOST = 4

export function Bar<Row>(props: BarProps<Row>) {
  const { name, title, columns, choices, filter, at, sort, fitting, total, all, hasFold, heading, children } = props
  const say = words().listed
  const find = (next: Partial<Filter>, isTyped = false) => {
    const { find: text, only } = { ...filter, ...next }
    show({ [`${at}find`]: text === '' ? undefined : text, [`${at}only`]: only === '' ? undefined : only }, isTyped)
  }
  return (
    <div class="list-bar">
      {heading}
      <Input
        type="search"
        class="list-find"
        aria-label={`${say.find}: ${title}`}
        placeholder={say.find}
        maxLength={80}
        value={filter.find}
        onInput={({ currentTarget: { value } }) => find({ find: value }, true)}
      />
      {choices.length > CHOICES_MOST && (
        <Select
          class="list-only"
          aria-label={say.only}
          value={filter.only}
          onChange={({ currentTarget: { value } }) => find({ only: value })}
        >
          <option value="">{say.all}</option>
          {choices.map(({ key, says }) => (
            <option key={key} value={key}>
              {says}
            </option>
          ))}
        </Select>
      )}
      {choices.length > 0 && choices.length <= CHOICES_MOST && (
        <Choices label={say.only} class="list-choices">
          <Toggle size="small" isOn={filter.only === ''} onClick={() => find({ only: '' })}>
            {say.all}
          </Toggle>
          {choices.map(({ key, says }) => (
            <Toggle key={key} size="small" isOn={filter.only === key} onClick={() => find({ only: key })}>
              {says}
            </Toggle>
          ))}
        </Choices>
      )}
      {children}
      <span class="list-count soft" role="status">
        {say.count(fitting.length, all)}
      </span>
      <FileButtons
        file={() => ({
          name,
          title,
          ...saysOf(filter, choices),
          columns: columns.map((column) => ({ says: nameOf(column), isRight: isRight(column) })),
          rows: tableOf(total === undefined ? fitting : [...fitting, total], columns).slice(1),
        })}
        title={title}
      />
      <details class="list-options" data-fold={hasFold}>
        <ButtonSummary>{say.options}</ButtonSummary>
        <div class="list-panel">
          <Field label={say.sortBy}>
            <Select
              value={sort === undefined ? '' : `${sort.isDown ? '-' : '+'}${sort.by}`}
              onChange={({ currentTarget: { value } }) =>
                keep(name, { sort: value === '' ? undefined : { by: value.slice(1), isDown: value.startsWith('-') } })
              }
            >
              <option value="">{say.asItComes}</option>
              {columns.flatMap((column) => [
                <option key={`+${column.key}`} value={`+${column.key}`}>
                  {say.up(nameOf(column))}
                </option>,
                <option key={`-${column.key}`} value={`-${column.key}`}>
                  {say.down(nameOf(column))}
                </option>,
              ])}
            </Select>
          </Field>
          {hasFold && (
            <Field label={say.foldUnder} hint={say.foldHint}>
              <Input
                isMoney
                maxLength={14}
                placeholder="$0.00"
                value={keptOf(name).under ?? ''}
                onInput={({ currentTarget: { value } }) =>
                  keep(name, { under: value.trim() === '' ? undefined : value.trim() })
                }
              />
            </Field>
          )}
          <SavedFilters name={name} filter={filter} sort={sort} onPick={(picked) => find(picked ?? EVERYTHING)} />
        </div>
      </details>
    </div>
  )
}

const isRight = <Row,>({ kind }: Column<Row>): boolean => kind === 'money' || kind === 'number'

/** The filter in words, for the paper. */
function saysOf<Row>({ find, only }: Filter, choices: readonly Choice<Row>[]): { says?: string } {
  const says = [choices.find(({ key }) => key === only)?.says ?? '', find].filter((text) => text !== '').join(' · ')
  return says === '' ? {} : { says }
}
