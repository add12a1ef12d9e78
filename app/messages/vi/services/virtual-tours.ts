export const description =
  "Tour ảo 3D cho nhà ở, cửa hàng, khách sạn và địa điểm sự kiện, có đường dẫn, mã nhúng, mặt bằng và video chỉ từ một lần đến quét.";
export const lead =
  "Chúng tôi quét 3D mọi phòng và ghép các bản quét thành tour ảo mà ai cũng tham quan được trong trình duyệt.";
export const summary = "Tham quan bất động sản từ mọi màn hình, lần lượt từng phòng.";
export const attempt = "Tham\u00a0quan một tour";
export const facts = [
  { term: "Xem trên", value: "điện thoại, máy tính bảng, máy tính" },
  { term: "Chế độ xem", value: "360° từ mọi vị trí" },
];
export const picture = {
  alt: "Phòng khách và phòng ăn. Các vòng màu xanh bạc hà trên sàn, nối bằng đường chấm, đánh dấu các điểm dừng của tour ảo 3D.",
  caption: "Mỗi vòng là chỗ máy ảnh đã đứng, và là chỗ người xem có thể đứng.",
};
export const about = {
  heading: "Xem nhà không cần hẹn",
  paragraphs: [
    "Tour ảo 3D không chỉ là một bộ ảnh 360°. Các ảnh gắn với nhau. Người xem đi từ vị trí này sang vị trí khác, qua từng phòng, và nhìn mọi hướng.",
    "Mọi người đều đỡ một chuyến đi. Người mua nào thấy không hợp sẽ biết trước khi lái xe đến.",
  ],
};
export const visit = {
  heading: "Vào ngày quét 3D",
  steps: [
    {
      title: "Chuẩn\u00a0bị không\u00a0gian",
      text: "Bật đèn, chỉnh rèm, cất đồ cá nhân. Chúng tôi sẽ gửi danh sách chuẩn bị.",
    },
    {
      title: "Chúng\u00a0tôi đi theo lộ\u00a0trình",
      text: "Chúng tôi quét 3D mọi ô cửa và góc phòng. Người và thú nuôi ở ngoài phòng chúng tôi đang làm việc.",
    },
    {
      title: "Chúng\u00a0tôi kiểm\u00a0tra trước khi về",
      text: "Chúng tôi xem lại mọi bản quét trước khi dọn máy, và quét lại chỗ nào bị mờ hoặc bị che.",
    },
  ],
};
export const deliverables = {
  note: "Bốn sản phẩm bàn giao chỉ từ một lần đến quét 3D.",
  items: [
    {
      name: "Tour ảo trực tuyến",
      use: "Dùng cho tin rao bán, email và bài đăng mạng xã hội. Một đường dẫn, không cần ứng dụng.",
      format: "Đường dẫn web",
    },
    { name: "Mã nhúng", use: "Cho trang web của quý khách, trong khung cỡ bất kỳ.", format: "HTML" },
    { name: "Tờ mặt bằng", use: "Mặt bằng sơ lược có tên phòng.", format: "PDF" },
    { name: "Video tham quan", use: "Cho những trang chỉ nhận video.", format: "MP4" },
  ],
};
export const price =
  "Quan trọng nhất là diện tích và số phòng. Khu vực ngoài trời, quãng đường đi lại và phần thêm như video làm tăng giá.";
export const limits = {
  heading: "Tour\u00a0ảo cho biết gì, không cho biết gì",
  items: [
    {
      title: "Dùng để xem",
      text: "Kích thước phòng đủ sát để biết ghế sofa có vừa không. Nếu hợp đồng dựa vào kích thước, thêm “Bản vẽ 2D từ bản quét” vào cùng buổi hẹn.",
    },
    {
      title: "Kính, gương, nắng",
      text: "Gương và cửa sổ lớn có thể để lại khoảng trống trong bản quét. Chúng tôi sắp xếp để tránh và chỉnh sửa phần còn lại.",
    },
    {
      title: "Hình\u00a0ảnh của một thời\u00a0điểm",
      text: "Tour ảo cho thấy hiện trạng vào ngày quét 3D. Sau khi cải tạo, có thể quét 3D lại từng phòng và thay vào.",
    },
  ],
};
export const questions = [
  {
    question: "Người xem có cần ứng dụng không?",
    answer: "Không. Trình duyệt hiện hành nào cũng được, trên điện thoại, máy tính bảng hoặc máy tính.",
  },
  {
    question: "Có thể bỏ qua một số phòng không?",
    answer:
      "Có. Nêu tên phòng trong biểu mẫu hoặc vào ngày quét 3D. Cửa các phòng đó luôn đóng trong tour ảo.",
  },
  {
    question: "Có thể thêm chữ và đường dẫn vào tour ảo không?",
    answer:
      "Không, với tour ảo do chúng tôi lưu trữ. Hiển thị tour ảo trong khung trên trang web của quý khách và viết nội dung tùy ý xung quanh.",
  },
];
export const closing = "Quý\u00a0khách muốn mọi người tham\u00a0quan không\u00a0gian nào?";
