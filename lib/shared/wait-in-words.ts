/** A waiting time for a sentence: 'et minut', '43 minutter', 'en time'; rounded up, from a second to days. */
export function waitInWords(ms: number): string {
  const seconds = Math.max(1, Math.ceil(ms / 1000))
  if (seconds < 60) return seconds === 1 ? 'et sekund' : `${seconds} sekunder`
  const minutes = Math.ceil(seconds / 60)
  if (minutes < 60) return minutes === 1 ? 'et minut' : `${minutes} minutter`
  const hours = Math.ceil(minutes / 60)
  if (hours < 24) return hours === 1 ? 'en time' : `${hours} timer`
  const days = Math.ceil(hours / 24)
  return days === 1 ? 'et døgn' : `${days} døgn`
}
