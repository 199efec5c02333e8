/** The processes of a bench: each kind of screen, table and house in one of its own, asked and heard by messages. */
import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'

export const children: ChildProcess[] = []

export function started(file: string, ...args: string[]): ChildProcess {
  const child = fork(join(import.meta.dirname, file), args)
  children.push(child)
  return child
}

export const heard = <T>(child: ChildProcess): Promise<T> =>
  new Promise<T>((done, fail) => {
    child.once('message', (told) => done(told as T))
    child.once('exit', (code) => fail(new Error(`a process of the bench ended with ${code}`)))
  })

export function asked<T>(child: ChildProcess, what: object | string): Promise<T> {
  child.send(what)
  return heard<T>(child)
}
