import type * as en from '../en/start.ts'

export const screenSays: typeof en.screenSays = {
  tonight: 'Todo lo que vence en las próximas cuatro horas, lo que espera a alguien y el relevo del turno.',
  table: 'La tableta del crupier: encender los sensores, iniciar el juego, anotar las cartas, avisar de un acierto.',
  floor: 'Los aciertos avisados con sus cartas, quién recibe cuánto y la lista para verificarlos.',
  podium: 'Quién está en qué asiento: cada mesa con sus asientos, y quién espera uno.',
  club: 'Socios del club: formulario, foto, tarjeta y PIN; créditos, y premios entregados con identificación.',
  games: 'Sorteos cuyo ganador juega por el premio: elección, reloj, cartas, escalera, qué pagar y por qué.',
  contests:
    'Cuadros y formularios semanales: el programa, los formularios, resultados por dos personas, la clasificación con sus motivos, los premios.',
  director:
    'El escritorio del director de torneos: reloj, jugadores por mesa, eliminaciones, asientos y cambios, premios, acuerdos, la bitácora.',
  cage: 'Premios por pagar, con sus plazos; cajones; la hoja del premio.',
  count: 'Dos personas cuentan cada caja de drop sin ver la cifra de la otra.',
  manager:
    'Para la gerencia: hoy frente a la semana pasada, cada bote en el tiempo, promesas, probabilidades, excepciones.',
  books: 'Cada fondo y dónde está su dinero. Pulse una cifra para ver todos sus movimientos.',
  offerings:
    'Reglas aceptadas cláusula por cláusula; ofertas redactadas por formulario, aprobadas por otro, publicadas, pausadas y cerradas.',
  series:
    'Cupones, certificados y fichas promocionales: recibidos y destruidos por dos, entregados, repartidos por lista, impresos con código de barras; dónde está cada uno.',
  screens: 'Qué cuelga dónde: una lista y una dirección para cada pantalla de la sala.',
  hit: 'Cada acierto y reclamo para siempre: cartas, cláusulas, quién hizo qué, dinero, líneas del diario y el paquete de pruebas.',
  paper: 'Para las horas sin red: la sala en una página, formularios en blanco, y registrarlos después.',
  staff: 'Quién trabaja aquí y con qué funciones; credenciales y PIN; quién puede hacer qué.',
  board: 'Lo que cuelga en la pared: los botes, qué los gana, quién ganó último.',
  players:
    'Para el teléfono de los jugadores: botes en vivo, si la mano gana, reglas con sus cláusulas, ganadores, sorteos y cómo comprobarlos.',
  lists: 'Para el teléfono de los jugadores: quién espera qué juego, un lugar en la lista y la llamada a un asiento.',
  clock: 'El reloj de un torneo para la pared: nivel, ciegas, jugadores, premios; o el tablero de asientos.',
  tournament: 'Para el teléfono de los jugadores: mi asiento, el reloj, los premios, mi lugar.',
  kiosk: 'Para socios: con tarjeta y PIN, horas, créditos, sorteos y un premio apartado.',
  practice: 'Pruebe una ronda de cada juego y vea por qué se paga o se recoge cada ficha.',
  hands: 'Ponga cualquier mano y vea qué es, a qué gana y qué resultados tiene.',
}
export const screenGroups: typeof en.screenGroups = {
  guests: { title: 'Para el público', says: 'Aquí nadie inicia sesión.' },
  floor: { title: 'En la sala', says: 'Crupieres, supervisores, podio, anfitriones, director de torneos.' },
  money: { title: 'Dinero y socios', says: 'Caja, sala de conteo, mesa del club.' },
  office: { title: 'Oficina', says: 'Contabilidad, mercadeo, cumplimiento, el regulador.' },
}
