/** A part of a page that few need: its code and its words come when it is shown for the first time. */
import { type Signal, signal } from '@preact/signals'
import type { ComponentType } from 'preact'
import { withWords } from './words.ts'

export function lazily<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const loaded: Signal<{ readonly Part: ComponentType<Props> } | undefined> = signal(undefined)
  let isAsked = false
  async function fetched(): Promise<void> {
    try {
      loaded.value = { Part: await withWords(load()) }
    } catch (error) {
      // The house did not answer: the next time that it is shown, it is asked again.
      isAsked = false
      throw error
    }
  }
  return (props) => {
    if (!isAsked) void fetched()
    isAsked = true
    const known = loaded.value
    return known === undefined ? null : <known.Part {...props} />
  }
}
