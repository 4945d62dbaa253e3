import { Notice } from '@/components/ui/notice'

/** What came of the last act on a page whose forms work without script. */
export function FormAnswer({ id, done, refused }: { id: string; done: string | null; refused: string | undefined }) {
  if (!done && !refused) return null
  return (
    <div id={id} className="scroll-mt-8">
      <Notice variant={refused ? 'error' : 'success'}>{refused ?? done}</Notice>
    </div>
  )
}
