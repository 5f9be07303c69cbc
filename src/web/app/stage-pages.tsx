import { StageScreen } from '#features/practice/stage-screen.tsx';

export function Stage2Page() {
  return <StageScreen key={2} stage={2} />;
}

export function Stage3Page() {
  return <StageScreen key={3} stage={3} />;
}

export function Stage4Page() {
  return <StageScreen key={4} stage={4} />;
}

export function Stage5Page() {
  return <StageScreen key={5} stage={5} />;
}

export function Stage6Page() {
  return <StageScreen key={6} stage={6} />;
}
