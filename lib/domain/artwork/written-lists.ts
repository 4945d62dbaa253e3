/** Parses holes typed one per line: distance from the left, from the top, and diameter, in mm. */
export function readHoles(text: string): unknown[] {
  return linesOf(text).map((line) => {
    const [xMm, yMm, diameterMm, ...more] = line.split(/[;\s]+/).map(danishNumber)
    return more.length > 0 ? {} : { xMm, yMm, diameterMm }
  })
}

/** The inverse of readHoles; text is returned as it is. */
export function holesText(holes: unknown): string {
  if (!Array.isArray(holes)) return typeof holes === 'string' ? holes : ''
  return holes.map((hole) => ['xMm', 'yMm', 'diameterMm'].map((key) => danishText(hole?.[key])).join(' ')).join('\n')
}

/** Parses names typed with their lines below them and an empty line between two names. */
export function readPeople(text: string): string[][] {
  return text
    .split(/\n\s*\n/)
    .map(linesOf)
    .filter((lines) => lines.length > 0)
}

/** The inverse of readPeople; text is returned as it is. */
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

/** '10,5' and '10.5' are equal; a comma at the end separates numbers and is ignored. */
function danishNumber(text: string): number {
  return Number(text.replace(/,$/, '').replace(',', '.'))
}

function danishText(value: unknown): string {
  return String(value ?? '').replace('.', ',')
}

/** The fields of a plain form, which sends 'options.material' where a script sends a nested object. */
export function nestOptions(sent: Readonly<Record<string, unknown>>): unknown {
  if ('options' in sent) return sent
  const prefix = 'options.'
  const options: Record<string, unknown> = {}
  const rest: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(sent)) {
    if (!name.startsWith(prefix)) rest[name] = value
    else if (value !== '') options[name.slice(prefix.length)] = value
  }
  return { ...rest, options }
}
