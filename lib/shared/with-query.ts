/** A path with the choices that are made. */
export function withQuery(path: string, choices: Readonly<Record<string, string | number | undefined>>): string {
  const made = Object.entries(choices).flatMap(([name, value]) => (value ? [[name, String(value)]] : []))
  return made.length > 0 ? `${path}?${new URLSearchParams(made)}` : path
}
