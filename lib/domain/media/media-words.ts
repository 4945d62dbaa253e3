/** A length in minutes and seconds as a Dane writes it, '2.05'; hours come first when there are any, '1.02.05'. */
export function formatLength(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds))
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60]
  const two = (part: number) => String(part).padStart(2, '0')
  return hours > 0 ? `${hours}.${two(minutes)}.${two(rest)}` : `${minutes}.${two(rest)}`
}

type Said = { caption?: string | null; people?: string | null; takenYear?: number | null }

/** The words under a picture, film or voice, in the order they are read: what, who, when. Empty without any. */
export function mediaWords({ caption, people, takenYear }: Said): string[] {
  return [caption, people, takenYear ? String(takenYear) : null].filter((word) => word !== null && word !== undefined)
}
