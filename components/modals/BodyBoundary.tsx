import { Component, type ReactNode } from 'react';
import { UnavailableNotice } from '@/components/ui/UnavailableNotice';

type BodyBoundaryProps = { sentence: string; children: ReactNode };

/** Keeps a modal's body that fails, or does not arrive, from taking the page with it. */
export class BodyBoundary extends Component<BodyBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    const { sentence, children } = this.props;
    return this.state.hasFailed ? <UnavailableNotice>{sentence}</UnavailableNotice> : children;
  }
}
