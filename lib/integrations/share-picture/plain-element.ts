import { Children, isValidElement, type ReactNode } from 'react'

/** An HTML element as a value that can be sent to another process. */
export type PlainElement = { type: string; props: Record<string, unknown>; children: Array<PlainElement | string> }

/** Expands React elements down to HTML. Components may use nothing but their props. */
export function plainElements(node: ReactNode): Array<PlainElement | string> {
  return Children.toArray(node).flatMap((child) => {
    if (!isValidElement<{ children?: ReactNode }>(child)) return [String(child)]
    const { type, props } = child
    if (typeof type === 'function') return plainElements(Reflect.apply(type, null, [props]))
    if (typeof type !== 'string') return plainElements(props.children)
    const { children, ...rest } = props
    return [{ type, props: rest, children: plainElements(children) }]
  })
}
