import { followPath } from '@/lib/domain/followers/paths'
import { button } from './button'
import type { MemorialPageProps } from './memorial-page-props'
import { Section } from './section'

/**
 * The address to share: as text; with script also through the share sheet and the clipboard. Buttons are hidden until
 * script knows that the browser supports them (script/wake.ts). Below it, the way to follow the page without an account.
 */
export function Share({ page, address, isExample }: Pick<MemorialPageProps, 'page' | 'address' | 'isExample'>) {
  const { name, slug } = page
  return (
    <Section id="del" title="Del siden" className="print:hidden">
      <p className="mt-4 text-muted-foreground">Giv adressen videre til andre, der holdt af {name}.</p>
      <p data-share-address className="mt-2 select-all break-all font-semibold">
        {address}
      </p>
      <div className="mt-4 flex min-h-touch flex-wrap items-center gap-3">
        <button type="button" hidden data-share="sheet" data-title={name} className={button('outlined')}>
          Del siden
        </button>
        <button type="button" hidden data-share="copy" className={button('outlined')}>
          Kopiér linket
        </button>
        <span role="status" data-share-answer className="text-muted-foreground" />
      </div>
      {!isExample && (
        <a href={followPath(slug)} className="text-button">
          Få besked, når der kommer nye minder
        </a>
      )}
    </Section>
  )
}
