import { Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import classes from './workbench.module.css';

/** A part of the side panel, with a heading that can take the focus. */
export function Section({ title, children, id }: { title: string; children: ReactNode; id?: string }) {
  const heading = useId();
  return (
    <section className={classes.section} aria-labelledby={id ?? heading}>
      <Title order={2} size="h3" id={id ?? heading} tabIndex={-1} className={classes.heading}>
        {title}
      </Title>
      {children}
    </section>
  );
}
