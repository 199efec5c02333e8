/** What somebody has typed and not sent yet, kept by this browser tab: never a secret, a badge or a file. */
import { type Signal, useSignal, useSignalEffect } from '@preact/signals'
import { useMemo } from 'preact/hooks'
import { acting } from '../stream/session.ts'

const KEPT = 'gamekeeper.typed '
const keyOf = (name: string): string => `${KEPT}${acting.value} ${location.pathname} ${name}`

type Kept = Readonly<Record<string, string | boolean>>
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const isSecret = ({ name, type }: Control): boolean =>
  type === 'password' || type === 'file' || type === 'submit' || name === '' || /(?:badge|pin|factor)$/.test(name)

const controlsOf = (form: HTMLFormElement): Control[] =>
  [...form.elements].filter(
    (one): one is Control => one.matches('input, select, textarea') && !isSecret(one as Control),
  )

const isChecked = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio')

export function remember(name: string, form: HTMLFormElement): void {
  const kept: Kept = Object.fromEntries(
    controlsOf(form).map((control) => [control.name, isChecked(control) ? control.checked : control.value]),
  )
  try {
    sessionStorage.setItem(keyOf(name), JSON.stringify(kept))
  } catch {}
}

/** As if it were typed again: whoever listens to a field hears of it. */
export function restore(name: string, form: HTMLFormElement): void {
  try {
    const kept = JSON.parse(sessionStorage.getItem(keyOf(name)) ?? '') as Kept
    for (const control of controlsOf(form)) {
      const value = kept[control.name]
      if (value === undefined || value === (isChecked(control) ? control.checked : control.value)) continue
      if (isChecked(control)) control.checked = value === true
      else control.value = String(value)
      control.dispatchEvent(new Event('input', { bubbles: true }))
      control.dispatchEvent(new Event('change', { bubbles: true }))
    }
  } catch {}
}

export function forget(name: string): void {
  try {
    sessionStorage.removeItem(keyOf(name))
  } catch {}
}

/** A value that is typed outside a form, kept in the same way; `name` says of what. */
export function useKept<Value>(name: string, first: Value): Signal<Value> {
  const key = keyOf(name)
  const kept = useSignal<Value>(first)
  useMemo(() => {
    try {
      kept.value = JSON.parse(sessionStorage.getItem(key) ?? '') as Value
    } catch {}
  }, [key])
  useSignalEffect(() => {
    try {
      sessionStorage.setItem(key, JSON.stringify(kept.value))
    } catch {}
  })
  return kept
}
