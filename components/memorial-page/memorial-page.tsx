import { SkipLink } from '@/components/frame/skip-link'
import { ThemeStyle } from '@/components/themes/theme-style'
import { reportPathOfPage } from '@/lib/domain/stones/paths'
import { EnhancedLayout } from './enhanced-layout'
import { isOpenToAll } from './is-open-to-all'
import { MemberBar } from './member-bar'
import type { MemorialPageProps } from './memorial-page-props'
import { PageFoot } from './page-foot'
import { PrintedEnd } from './printed-end'
import { StandardLayout } from './standard-layout'
import { StructuredData } from './structured-data'
import { Wake } from './wake'

/** The page at the grave in its own layout, the same for visitors and members. */
export function MemorialPage(props: MemorialPageProps) {
  const { page, address, siteName, notice, isExample = false } = props
  const Layout = page.layout === 'enhanced' ? EnhancedLayout : StandardLayout
  return (
    <>
      <ThemeStyle theme={page.theme} />
      <SkipLink />
      {notice}
      {page.membership && <MemberBar page={page} membership={page.membership} />}
      <main
        id="indhold"
        tabIndex={-1}
        data-memorial={isExample ? undefined : page.slug}
        data-member={page.membership ? '' : undefined}
      >
        <Layout {...props} />
        <PrintedEnd address={address} name={page.name} />
      </main>
      <PageFoot
        siteName={siteName}
        classicPath={isExample ? '/test-memorial/klassisk' : `/classic-memorial/${page.slug}`}
        // Where the stone is shown, the link is beside it, with its code.
        reportPath={isExample || page.stone ? undefined : reportPathOfPage(page.slug)}
        memorialId={isExample ? undefined : page.id}
        mayBeKept={!isExample && isOpenToAll(page)}
      />
      <StructuredData page={page} address={address} />
      <Wake />
    </>
  )
}
