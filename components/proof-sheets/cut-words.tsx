import { cutLines, type Inscription } from '@/lib/domain/proof-sheets/schema'

/** Every letter that will be cut, line by line, and the dates that they were held against. */
export function CutWords({ inscription, life }: { inscription: Inscription; life: string }) {
  return (
    <>
      <p className="font-serif text-xl leading-relaxed sm:text-2xl sm:leading-relaxed">
        {cutLines(inscription).map((line, index) => (
          // What has no room on a line of the screen is indented: on the stone it is one line.
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be alike, and they never move
          <span key={index} className="block break-words pl-6 -indent-6">
            {line}
          </span>
        ))}
      </p>
      {life && <p className="mt-3 text-muted-foreground">{life}</p>}
    </>
  )
}
