import { Flame } from '@/components/drawings/flame'
import { MemorialImage } from '@/components/memorial-page/memorial-image'
import { Signature } from '@/components/memorial-page/signature'
import { ThemeLandscape } from '@/components/themes/theme-landscape'
import { ThemeOrnament } from '@/components/themes/theme-ornament'
import { buttonVariants } from '@/components/ui/button-variants'
import { Field, Input } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import type { Theme } from '@/lib/domain/memorials/schema'
import { themeNames } from '@/lib/domain/memorials/theme-tokens'
import { samplePortrait } from './sample-pictures'
import { sampleGreetings } from './sample-posts'

const [greeting] = sampleGreetings

/** Part of a page with every element a theme colours. */
export function ThemeSample({ theme }: { theme: Theme }) {
  return (
    <section id={theme} data-theme={theme} aria-labelledby={`${theme}-navn`} className="bg-background text-foreground">
      <ThemeLandscape theme={theme} className="h-56 w-full sm:h-80" />
      <div className="mx-auto max-w-measure px-gutter text-center font-serif">
        <MemorialImage
          picture={samplePortrait}
          sizes="11rem"
          className="portrait relative mx-auto -mt-28 w-44 rounded-2xl border-4 border-background object-cover shadow-lift"
        />
        <h2 id={`${theme}-navn`} className="mt-8 text-4xl tracking-tight">
          {themeNames[theme]}
        </h2>
        <p className="mt-3 text-muted-foreground text-xl">Johanne Marie Østergaard, 1936&nbsp;–&nbsp;2021</p>
        <ThemeOrnament theme={theme} className="mx-auto mt-6 h-4 w-30" />
        <p className="mt-6 text-2xl leading-snug">Hun læste højt, til alle kunne det udenad.</p>
      </div>
      <div className="mx-auto max-w-measure px-gutter">
        <div className="life-story rich mt-10 font-serif text-lg">
          <p>
            Johanne voksede op i et hus, hvor man kunne høre bølgerne i alle rum. Hendes far var fyrpasser, og hun kunne
            kende skibene på <a href={`#${theme}`}>lyden</a>.
          </p>
          <blockquote>
            <p>Man kan ikke læse højt og have travlt.</p>
          </blockquote>
        </div>
        <p className="mt-8 flex flex-wrap gap-3">
          <span className={buttonVariants({ variant: 'candle', size: 'lg' })}>
            <Flame size={24} /> Tænd et lys
          </span>
          <span className={buttonVariants({ size: 'lg' })}>Send hilsenen</span>
          <span className={buttonVariants({ variant: 'outline', size: 'lg' })}>Skriv en hilsen</span>
        </p>
        <Field id={`${theme}-felt`} label="Dit navn" hint="Et felt, som det ser ud i temaet." className="mt-8">
          {(control) => <Input {...control} autoComplete="off" defaultValue="Inger" />}
        </Field>
        <Notice className="mt-6">Tak for din hilsen. Familien læser den, før den bliver vist for andre.</Notice>
        {greeting && (
          <div className="mt-8 rounded-lg border border-border bg-card px-5 py-4">
            <p className="font-serif text-lg">{greeting.message}</p>
            <Signature post={greeting} />
          </div>
        )}
        <div className="py-8" />
      </div>
    </section>
  )
}
