/** Holes as they are written: a line each, with the distance from the left, from above, and the diameter, in mm. */
export function readHoles(text: string): unknown[] {
  return linesOf(text).map((line) => {
    const [xMm, yMm, diameterMm, ...more] = line.split(/[;\s]+/).map(danishNumber)
    return more.length > 0 ? {} : { xMm, yMm, diameterMm }
  })
}

/** The same list as a person writes it. */
export function holesText(holes: unknown): string {
  if (!Array.isArray(holes)) return typeof holes === 'string' ? holes : ''
  return holes.map((hole) => ['xMm', 'yMm', 'diameterMm'].map((key) => danishText(hole?.[key])).join(' ')).join('\n')
}

/** Names as they are written: one, its lines below it, and an empty line before the next. */
export function readPeople(text: string): string[][] {
  return text
    .split(/\n\s*\n/)
    .map(linesOf)
    .filter((lines) => lines.length > 0)
}

/** The same list as a person writes it. */
export function peopleText(people: unknown): string {
  if (!Array.isArray(people)) return typeof people === 'string' ? people : ''
  return people.map((lines) => (Array.isArray(lines) ? lines.join('\n') : '')).join('\n\n')
}

function linesOf(text: string): string[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean)
}

/** '10,5' and '10.5' alike; a comma that stands between two numbers is none. */
function danishNumber(text: string): number {
  return Number(text.replace(/,$/, '').replace(',', '.'))
}

function danishText(value: unknown): string {
  return String(value ?? '').replace('.', ',')
}
