import type { ComponentProps, ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router'
import classes from './action.module.css'

type Look = {
  look?: 'filled' | 'light' | 'default' | 'subtle'
  /** Coral is the one main action of a page. */
  tone?: 'petrol' | 'coral'
  size?: 'sm' | 'md' | 'lg'
  icon?: ReactNode
}

/**
 * The buttons of the public pages. They look like the component library's, but those bring their
 * machinery along, and the first page a visitor sees has to be light.
 */
export function Action({
  busy = false,
  ...props
}: Look & Omit<ComponentProps<'button'>, 'className'> & { busy?: boolean }) {
  const { look, tone, size, icon, children, type = 'button', ...rest } = props
  return (
    <button
      {...rest}
      {...dress(look, tone, size)}
      type={type}
      disabled={busy || rest.disabled}
      data-busy={busy || undefined}
    >
      {icon}
      {children}
    </button>
  )
}

export function ActionLink(props: Look & Omit<LinkProps, 'className'>) {
  const { look, tone, size, icon, children, ...rest } = props
  return (
    <Link {...rest} {...dress(look, tone, size)}>
      {icon}
      {children}
    </Link>
  )
}

function dress(
  look: Look['look'] = 'filled',
  tone: Look['tone'] = 'petrol',
  size: Look['size'] = 'md',
) {
  return { className: classes.action, 'data-look': look, 'data-tone': tone, 'data-size': size }
}
