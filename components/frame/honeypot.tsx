import type { ComponentProps } from 'react'

/** Robots fill in whatever is there; people and screen readers never meet it. */
export function Honeypot({ id, ...input }: { id: string } & ComponentProps<'input'>) {
  return (
    <div hidden aria-hidden="true">
      <label htmlFor={id}>Lad feltet stå tomt</label>
      <input id={id} type="text" tabIndex={-1} autoComplete="off" {...input} />
    </div>
  )
}
