import { nameLines } from '@/lib/shared/names'

/**
 * A person's name in a heading. It breaks between given names and surname; within either only where that alone is
 * too long for a line, so nothing overflows.
 */
export function NameInHeading({ name }: { name: string }) {
  const [given, surname] = nameLines(name)
  if (!surname || !/[ -]/.test(given + surname)) return name
  return (
    <>
      <span className="name-part">{given}</span> <span className="name-part">{surname}</span>
    </>
  )
}
