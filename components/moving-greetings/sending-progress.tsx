import { Progress } from '@/components/ui/progress'

/** How far the greeting is on its way, 0 to 100; null while it is not being sent. A screen reader hears each step once. */
export function SendingProgress({ percent }: { percent: number | null }) {
  const isSending = percent !== null && percent < 100
  const text = isSending ? 'Hilsenen bliver sendt' : 'Hilsenen er fremme, og vi ser den igennem'
  return (
    <>
      <p role="status" className="sr-only">
        {percent !== null && `${text}.`}
      </p>
      {percent !== null && (
        <Progress label={text} className="max-w-md" {...(isSending && { value: percent, detail: `${percent} %` })} />
      )}
    </>
  )
}
