import { plural } from "~/messages/plural";

export const chooserHint = "Ảnh, PDF, Office, CAD, BIM, đám mây điểm và video.";
export const drop = "Hoặc kéo tệp vào đây.";
export const dropNow = "Thả tệp để thêm.";
export const uploaded = "Đã tải lên";
export const waiting = "Đang chờ";
export const progress = (sent: string, size: string, speed: string, left: string) =>
  `${sent}/${size}, ${speed} mỗi giây, còn ${left}`;
export const sentOf = (sent: string, size: string) => `${sent}/${size}`;
export const paused = "Mất kết nối. Việc tải lên sẽ tiếp tục khi có kết nối lại.";
export const secondsLeft = plural({ other: "# giây" });
export const minutesLeft = plural({ other: "# phút" });
export const hoursLeft = plural({ other: "# giờ" });
export const cancel = "Hủy";
export const cancelFile = (name: string) => `Hủy ${name}`;
export const remove = "Xóa";
export const removeFile = (name: string) => `Xóa ${name}`;
export const nameless = "Tệp không có tên";
export const countUploaded = (uploaded: number, total: number) =>
  plural({ other: `Đã tải lên ${uploaded}/# tệp.` })(total);
export const countInProgress = plural({ other: "# tệp đang tải lên." });
export const countWaiting = plural({ other: "# tệp đang chờ." });
export const countRefused = plural({ other: "# tệp không được nhận." });
export const sendingFile = (file: number, total: number) => `Đang tải lên ${file}/${total}…`;
export const notSent = (name: string) => `Không gửi được ${name}. Kiểm tra kết nối, rồi bấm lại “Tải lên”.`;
export const changed = (name: string) => `${name} đã thay đổi sau khi được chọn. Chọn lại tệp.`;
export const notAccepted = (name: string) => `${name} không được nhận.`;

export const bytes = plural({ other: "# byte" });
export const kilobytes = plural({ other: "# KB" });
export const megabytes = plural({ other: "# MB" });
export const gigabytes = plural({ other: "# GB" });

export const acceptedTypes =
  "ảnh, PDF, tài liệu Office, văn bản, ZIP, CAD và BIM (DWG, DXF, RVT, IFC, SKP), 3D (OBJ, STL, PLY, E57, LAS, LAZ, PTS, XYZ, GLB, GLTF, FBX) và video (MP4, MOV)";
export const tooLarge = (name: string, limit: string) =>
  `${name} lớn hơn ${limit}. Chọn tệp nhỏ hơn, hoặc gửi cho chúng tôi đường dẫn đến tệp.`;
export const empty = (name: string) => `${name} là tệp trống. Kiểm tra tệp rồi chọn lại.`;
export const wrongType = (name: string) =>
  `Chúng tôi không thể nhận ${name}. Chúng tôi nhận ${acceptedTypes}.`;
export const wrongContent = (name: string, format: string) =>
  `${name} không phải là tệp hợp lệ theo định dạng ${format}. Lưu lại tệp theo định dạng này, hoặc gửi dưới dạng ZIP.`;
export const wrongZip = (name: string) =>
  `${name} không phải là tệp ZIP hợp lệ. Tạo lại tệp, hoặc gửi từng tệp một.`;
export const withoutName = "Có một tệp không có tên. Đặt tên cho tệp, với phần đuôi như .pdf.";
export const tooManyInBooking = (name: string, limit: number) =>
  `${name} chưa được thêm. Một yêu cầu có thể có ${limit} tệp. Xóa một tệp trước, hoặc gộp nhiều tệp thành một tệp ZIP.`;
export const tooManyAtOnce = (name: string, limit: number) =>
  `${name} chưa được thêm. Mỗi lần có thể gửi ${limit} tệp. Gửi lại riêng tệp này.`;
export const overQuota = (name: string, wait: string) =>
  `${name} chưa được thêm. Mạng này đã gửi quá nhiều tệp. Thử lại sau ${wait}, hoặc liên lạc với chúng tôi.`;
export const tooManyUploads = (name: string) =>
  `${name} chưa được thêm. Các tệp khác từ mạng này vẫn đang được gửi đến. Thử lại sau vài giây.`;
export const storeBusy = (name: string) =>
  `${name} chưa được thêm. Đang có quá nhiều tệp gửi đến cùng lúc. Thử lại sau một phút.`;
export const overShare = (name: string) =>
  `${name} chưa được thêm. Kho lưu trữ của chúng tôi gần đầy, nên mỗi mạng chỉ gửi được vài tệp. Gửi yêu cầu không có tệp này. Sau đó thêm tệp ở trang yêu cầu.`;
export const storeFull = (name: string) =>
  `${name} chưa được thêm vì kho lưu trữ của chúng tôi đã đầy. Tiếp tục không có tệp này, và mang tệp đến buổi hẹn.`;
export const bookingClosed = (name: string) =>
  `${name} chưa được thêm. Yêu cầu này đã được gửi, đã hết hạn, hoặc đã được tiếp tục ở trình duyệt khác. Tải lại trang để tiếp tục.`;

export const formOverQuota = (wait: string) =>
  `Mạng này đã gửi quá nhiều tệp. Thử lại sau ${wait}, hoặc liên lạc với chúng tôi.`;
export const formTooManyUploads = "Các tệp khác từ mạng này vẫn đang được gửi đến. Thử lại sau vài giây.";
export const formStoreBusy = "Đang có quá nhiều tệp gửi đến cùng lúc. Thử lại sau một phút.";
export const formOverShare =
  "Kho lưu trữ của chúng tôi gần đầy, nên mỗi mạng chỉ gửi được vài tệp. Gửi yêu cầu không có tệp. Sau đó thêm tệp ở trang yêu cầu.";
export const formStoreFull = "Kho lưu trữ của chúng tôi đã đầy. Tiếp tục không có tệp và gửi tệp sau.";
export const notMultipart = "Tệp phải được gửi dưới dạng multipart/form-data.";
export const tooManyFiles = "Quá nhiều tệp cùng lúc. Gửi ít tệp hơn.";
export const incompleteForm = "Một phần của biểu mẫu chưa đến nơi. Gửi lại biểu mẫu.";
export const tooMuchText = "Biểu mẫu có quá nhiều chữ. Rút ngắn rồi gửi lại.";
export const emptyRequest = "Chưa có gì được gửi. Chọn tệp rồi gửi lại.";
export const stalled = "Dữ liệu đến quá ít trong một lúc. Kiểm tra kết nối rồi gửi lại tệp.";
export const cutOff = "Kết nối bị ngắt trước khi nhận đủ dữ liệu. Gửi lại tệp.";
export const tooMuchAtOnce = "Quá nhiều dữ liệu cùng lúc. Gửi ít tệp hơn hoặc tệp nhỏ hơn.";
export const diskFull = "Kho lưu trữ của chúng tôi đã đầy, nên chưa có gì được lưu. Thử lại sau.";
