/** What is open when a shift is handed over, in Spanish. */
const KINDS: readonly (readonly [RegExp, string])[] = [
  [/^hit (.+)$/, 'acierto $1'],
  [/^claim (.+)$/, 'reclamo $1'],
  [/^period of (.+) until (.+)$/, 'periodo de $1 hasta $2'],
  [/^request (.+)$/, 'petición $1'],
  [/^drawn (.+)$/, 'sorteado $1'],
  [/^draw (.+)$/, 'sorteo $1'],
  [/^second count of table (.+)$/, 'segundo conteo de la mesa $1'],
  [/^call from table (.+)$/, 'llamada de la mesa $1'],
  [/^sensor of table (.+)$/, 'sensor de la mesa $1'],
  [/^reader of table (.+)$/, 'lector de tarjetas de la mesa $1'],
  [/^drawer (.+)$/, 'cajón $1'],
  [/^(.+) paused$/, '$1 en pausa'],
  [/^(.+) stopped$/, '$1 detenida'],
]

export function asunto(item: string): string {
  const found = KINDS.find(([pattern]) => pattern.test(item))
  return found === undefined ? item : item.replace(...found)
}
