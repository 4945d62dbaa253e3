import type { ReactNode } from 'react'
import { Honeypot } from '@/components/frame/honeypot'
import { Notice } from '@/components/ui/notice'
import type { LayoutPath } from '@/lib/shared/page-address.mjs'
import { button } from './button'
import type { KeptForm } from './kept-form'
import { LayoutField } from './layout-field'
import { howWeCare } from './page-copy'
import { type FormKind, type PostFields, visitorForms } from './post-fields'

type PostFormProps = {
  kind: FormKind
  slug: string
  layoutPath: LayoutPath
  call: PostFields['call']
  opener: ReactNode
  openerClasses: string
  submit: ReactNode
  submitClasses: string
  withFiles?: boolean
  kept: KeptForm | null
  children: ReactNode
}

/**
 * A folded form for a visitor's post. It works without script; with script it is sent without leaving the page
 * (script/send-post.ts finds its parts by the data attributes); an answer to a funeral needs none.
 */
export function PostForm({ kind, slug, layoutPath, call, withFiles = false, kept, children, ...look }: PostFormProps) {
  const name = visitorForms[kind]
  return (
    <div className="mt-8 print:hidden">
      <p role="status" data-thanks={kind} className="font-serif text-xl" />
      <details open={kept !== null} className="folded">
        <summary>
          <span className={look.openerClasses}>{look.opener}</span>
          <span className="text-button">Luk</span>
        </summary>
        <form
          id={name}
          method="post"
          action={`/api/memorials/${slug}/${call}`}
          encType={withFiles ? 'multipart/form-data' : undefined}
          data-post={kind === 'attendance' ? undefined : kind}
          className="fields mt-4 scroll-mt-24"
        >
          {kept && <Notice variant="error">{kept.message}</Notice>}
          {children}
          <LayoutField layoutPath={layoutPath} />
          <Honeypot id={`${name}-website`} name="website" />
          <p>
            {howWeCare}{' '}
            <a href="/privacy" className="text-link underline">
              Privatliv
            </a>
          </p>
          <button type="submit" className={look.submitClasses}>
            {look.submit}
          </button>
        </form>
      </details>
    </div>
  )
}

export const openForm = button('outlined', 'large')
export const sendForm = button('primary', 'large')
