import type { evidence as en } from '../../../en/screens/office/evidence.ts'

export const evidence: typeof en = {
  title: (hit) => `Paquete de pruebas: acierto ${hit}`,
  about:
    'Lo que la casa tiene registrado de este acierto y cómo comprobarlo sin el programa de la casa. El archivo JSON del mismo nombre contiene las líneas registradas, palabra por palabra.',
  house: 'Casa',
  activity: 'Actividad',
  document: 'Documento aprobado',
  status: 'Estado',
  total: 'Total',
  claims: 'Reclamos',
  made: 'Preparado',
  upTo: 'El diario terminaba entonces en',
  upToLine: (seq, digest) => `línea ${seq}, resumen ${digest}`,
  cards: 'Cartas según el aviso',
  cardsSay:
    'Primero el valor y después el palo: c tréboles, d diamantes, h corazones, s picas; T es un diez, Xx un comodín.',
  noCards: 'No tiene cartas.',
  where: 'De quién',
  what: 'Cartas',
  happened: 'Quién hizo qué y cuándo',
  clauses: 'Cláusulas que decidieron',
  clausesSay: 'Las palabras son nuestras; lo que vale es el documento aprobado.',
  cite: 'Dónde está',
  says: 'En nuestras palabras',
  money: 'A dónde fue el dinero',
  noMoney: 'No se ha movido dinero por él.',
  lines: 'Líneas del diario',
  linesSay: (lines, chain) =>
    `${lines} ${lines === 1 ? 'línea' : 'líneas'}, cada una con su resumen SHA-256 completo. ${
      chain === 0
        ? 'Entre la primera y la última hay demasiadas líneas para incluirlas todas; están en un diario exportado.'
        : `El archivo JSON trae además todas las líneas entre la primera y la última del acierto, ${chain} en una sola cadena.`
    }`,
  anchors: 'Anclas que lo cubren',
  noAnchors: 'Desde entonces no se ha cerrado ningún día: ningún ancla lo cubre todavía.',
  day: 'Día',
  person: (name, id) => `${name} (${id})`,
  check: 'Cómo comprobarlo sin nosotros',
  steps: [
    'Tome el archivo JSON de este paquete y docs/packet.py, una página de Python que se puede leer antes. Necesita Python 3 y nada más.',
    'Ejecute: python3 packet.py ARCHIVO.json. Calcula de nuevo el resumen de cada línea, sigue la cadena de línea en línea y compara cada movimiento con su línea.',
    'Agregue las anclas que le entregaron al cierre de cada día y, si lo tiene, el diario exportado: python3 packet.py ARCHIVO.json anchors.txt journal.jsonl.',
    'A mano: el SHA-256 del texto de una línea es su resumen, y «after» en una línea es el resumen de la línea anterior.',
    'Compare los resúmenes de este papel con los del archivo. Un ancla solo vale si es la que le entregaron a usted, no una que vino con el archivo.',
  ],
}
