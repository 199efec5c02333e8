/** La visita de quien llega: un bote por cinco pantallas. */
import type { tour as english } from '../../en/screens/tour.ts'

export const tour: typeof english = {
  title: 'Gane un bote',
  says: 'Cinco pantallas y un solo botón en cada una: del reparto al registro que queda para siempre.',
  begin: 'Ganar un bote',
  at: (step, of) => `${step} de ${of}`,
  leave: 'Dejar la visita',
  steps: {
    deal: {
      title: 'La tableta del crupier',
      says: 'Dana reparte en la mesa 1. Con un toque, los asientos 3, 5 y 6 apuestan con un dólar en su sensor, y al 3 le salen tres sietes de corazones.',
      press: 'Repartir tres sietes de corazones',
    },
    seen: {
      title: 'El tablero de la pared',
      says: 'Toda la sala lo ve al instante: el premio queda fijado al centavo y pendiente hasta que el piso lo revise.',
      press: 'Seguir al piso',
    },
    verify: {
      title: 'El piso',
      says: 'Ravi, que no repartió, mira las cartas y responde lo que piden las reglas aprobadas. Cada pregunta nombra su cláusula.',
      press: 'Sí a todo y verificar',
    },
    pay: {
      title: 'La caja',
      says: 'Chen mira la identificación, anota el formulario fiscal y paga en fichas. Si faltara uno de ellos, la casa se negaría.',
      press: 'Tomar identificación y formulario, y pagar',
    },
    record: {
      title: 'El registro',
      says: 'Ines lo encuentra en los libros: cartas, cláusulas, quién hizo qué, cada centavo y las líneas del diario que lo prueban.',
      press: 'Seguir por su cuenta',
    },
  },
}
