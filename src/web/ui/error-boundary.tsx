import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** Replaces children that failed; `reset` draws them again. */
  fallback: (error: unknown, reset: () => void) => ReactNode;
  /** The children are drawn again when this changes. */
  resetKey?: string;
  children: ReactNode;
}

/** Keeps an error of its children to their place on the page. */
export class ErrorBoundary extends Component<
  ErrorBoundaryProps,
  { failed: { error: unknown } | null; resetKey: string | undefined }
> {
  override state = { failed: null, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown) {
    return { failed: { error } };
  }

  static getDerivedStateFromProps(props: ErrorBoundaryProps, state: { resetKey: string | undefined }) {
    return props.resetKey === state.resetKey ? null : { failed: null, resetKey: props.resetKey };
  }

  override render() {
    const { failed } = this.state as { failed: { error: unknown } | null };
    return failed
      ? this.props.fallback(failed.error, () => this.setState({ failed: null }))
      : this.props.children;
  }
}
