import type { Metadata } from 'next'
import { ThemeSample } from '@/components/demonstration/theme-sample'
import { SkipLink } from '@/components/frame/skip-link'
import { ThemeChoice } from '@/components/frame/theme-choice'
import { PageFoot } from '@/components/memorial-page/page-foot'
import { AllThemeStyles } from '@/components/themes/theme-style'
import { themes } from '@/lib/domain/memorials/schema'
import { themeNames } from '@/lib/domain/memorials/theme-tokens'
import { env } from '@/lib/server/env'

export const dynamic = 'force-static'
export const metadata: Metadata = {
  title: 'Temaer til mindesider',
  description: 'Ni temaer, lyse og mørke, vist på det samme stykke af en mindeside.',
}

export default function ThemeTestPage() {
  return (
    <>
      <AllThemeStyles />
      <SkipLink />
      <main id="indhold" tabIndex={-1} className="outline-none">
        <div className="mx-auto max-w-measure px-gutter pt-16 pb-12">
          <h1 className="text-4xl tracking-tight">Temaer</h1>
          <p className="mt-4 text-lg">
            Det samme stykke af en mindeside i hvert af de ni temaer. Personen er opdigtet. Hvert tema er tegnet både
            til lys og til mørke.
          </p>
          <p className="mt-4 noscript:hidden [&>*]:max-w-full [&>label]:gap-x-3">
            <ThemeChoice />
          </p>
          <ul aria-label="Temaer" className="mt-4 flex flex-wrap gap-x-5">
            {themes.map((theme) => (
              <li key={theme}>
                <a href={`#${theme}`} className="inline-flex min-h-touch items-center text-link underline">
                  {themeNames[theme]}
                </a>
              </li>
            ))}
          </ul>
        </div>
        {themes.map((theme) => (
          <ThemeSample key={theme} theme={theme} />
        ))}
      </main>
      <PageFoot siteName={env.SITE_NAME} />
    </>
  )
}
